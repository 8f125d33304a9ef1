import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startShortcuts } from './shortcuts.ts';

const section = () => document.getElementById('about-us');

beforeAll(startShortcuts);
beforeEach(() => {
  document.body.innerHTML = '<section id="home"></section><section id="about-us"></section><input type="checkbox">';
});

/** Presses a key with Ctrl; returns whether the press is left to the browser. */
const press = (keys: KeyboardEventInit) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: '2', ctrlKey: true, bubbles: true, cancelable: true, ...keys }),
  );

test.each([
  { key: '7' },
  { key: '0' },
  { key: 'a' },
  { ctrlKey: false },
  { altKey: true },
  { shiftKey: true },
  { metaKey: true },
  { key: '-', code: 'Digit6' },
  { key: '+', code: 'Digit1' },
  { key: '=', code: 'Digit6' },
])('Ctrl+2 with %o is left to the browser', (keys) => {
  expect(press(keys)).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['é', 'a French'],
  ['२', 'a Hindi'],
])('the key of 2 leads to the section on a keyboard on which it writes %s, %s one', (key) => {
  expect(press({ key, code: 'Digit2' })).toBe(false);
  expect(document.activeElement).toBe(section());
});

test('works while a checkbox has the focus, which moves to the section', () => {
  document.querySelector('input')?.focus();
  expect(press({})).toBe(false);
  expect(document.activeElement).toBe(section());
});

test('elsewhere than on the home page the key leads to its section, and not to what the browser does with it', () => {
  document.getElementById('home')?.remove();
  const goTo = vi.spyOn(location, 'assign').mockReturnValue();
  expect(press({})).toBe(false);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/#about-us');
});
