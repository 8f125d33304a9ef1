import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionOf, startShortcuts } from './shortcuts.ts';

const keys = { ctrlKey: true, altKey: false, shiftKey: false, metaKey: false };

describe('the key combinations', () => {
  test.each([
    { ...keys, key: '7' },
    { ...keys, key: '0' },
    { ...keys, key: 'a' },
    { ...keys, key: '1', ctrlKey: false },
    { ...keys, key: '1', altKey: true },
    { ...keys, key: '1', shiftKey: true },
    { ...keys, key: '1', metaKey: true },
  ])('%o leads nowhere', (combination) => {
    expect(sectionOf(combination)).toBeUndefined();
  });
});

describe('pressing them', () => {
  const scrollTo = vi.fn<(target: Element, offset: number) => void>();
  const goTo = vi.fn<(url: string) => void>();
  let page: Document;

  beforeEach(() => {
    page = document.implementation.createHTMLDocument();
    page.body.innerHTML =
      '<section id="faq"></section><input><textarea></textarea><input type="checkbox"><p contenteditable></p>';
    startShortcuts(page, scrollTo, goTo);
  });
  afterEach(() => vi.clearAllMocks());

  function press(key: string, focused?: Element | null): KeyboardEvent {
    Object.defineProperty(page, 'activeElement', { value: focused ?? page.body, configurable: true });
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true, bubbles: true });
    page.dispatchEvent(event);
    return event;
  }

  test('works while a checkbox has the focus, which moves to the section', () => {
    press('5', page.querySelector('[type=checkbox]'));
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(page.getElementById('faq')?.tabIndex).toBe(-1);
  });

  test('leaves other keys to the browser', () => {
    expect(press('9').defaultPrevented).toBe(false);
  });
});
