import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSectionLinks } from './section-links.ts';

const link = (selector: string) => document.querySelector(selector) as HTMLAnchorElement;
const click = (selector: string, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  link(selector).dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(startSectionLinks);
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = `
    <header><a class="above" href="#faq">FAQ</a></header>
    <a class="skip" href="#faq">Skip</a>
    <a class="here" href="${location.pathname}#faq"><span>FAQ</span></a>
    <a class="missing" href="#nowhere">Nowhere</a>
    <a class="elsewhere" href="/other-page#faq">Elsewhere</a>
    <a class="tab" href="#panel">SEO</a>
    <a class="stranger" href="https://example.com${location.pathname}#faq">Of somebody else</a>
    <section id="faq"></section>
    <section id="panel" style="visibility: hidden"></section>`;
});

test('a link to a section of this page scrolls there, and the address and the focus follow', () => {
  expect(click('.here span')).toBe(true);
  expect(scrollTo).toHaveBeenCalled();
  expect(location.hash).toBe('#faq');
  expect(document.activeElement?.id).toBe('faq');
});

test('a link to where the address already leads adds nothing to go back through', () => {
  click('.here');
  const before = history.length;
  expect(click('.above')).toBe(true);
  expect(history.length).toBe(before);
});

test.each(['.skip', '.missing', '.elsewhere', '.stranger', '.tab'])('%s is left to the browser', (selector) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(selector);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a click that opens a new tab is left to the browser', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('.here', { ctrlKey: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the section is focusable only as long as it has the focus', () => {
  click('.here');
  const section = document.getElementById('faq');
  expect(section?.tabIndex).toBe(-1);
  section?.blur();
  expect(section?.hasAttribute('tabindex')).toBe(false);
});
