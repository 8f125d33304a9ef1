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
    <a class="team" href="#team">Team</a>
    <a class="stranger" href="https://example.com${location.pathname}#faq">Of somebody else</a>
    <section id="faq"></section>
    <section id="team" tabindex="-1"></section>
    <section id="panel" style="visibility: hidden"></section>`;
});

test('a link that is followed while the page still scrolls to another ends that scroll', () => {
  vi.useFakeTimers();
  const lies = (id: string, top: number) =>
    vi.spyOn(document.getElementById(id) as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  lies('faq', 1000);
  lies('team', -1000);
  click('.above');
  vi.advanceTimersByTime(100);
  click('.team');
  vi.mocked(scrollTo).mockClear();
  vi.advanceTimersByTime(1000);
  const tops = vi.mocked(scrollTo).mock.calls.map(([place]) => (place as ScrollToOptions).top ?? 0);
  expect(tops.length).toBeGreaterThan(5);
  expect(tops.filter((top) => top > 0)).toEqual([]);
});

test('a link to where the address already leads adds nothing to go back through', () => {
  click('.here span');
  const before = history.length;
  expect(click('.above')).toBe(true);
  expect(history.length).toBe(before);
});

test.each([
  ...['.skip', '.missing', '.elsewhere', '.stranger', '.tab'].map((selector) => [selector, 'no key'] as const),
  ...['ctrlKey', 'altKey', 'metaKey', 'shiftKey'].map((key) => ['.here', key] as const),
])('a click on %s with %s is left to the browser', (selector, key) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(selector, { [key]: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  ['.here', 'faq', null],
  ['.team', 'team', '-1'],
])('the section of %s has the focus, and is focusable as long, longer if it was before', (selector, id, after) => {
  // Not its span: happy-dom follows a link that a click only passes, whatever a listener prevents.
  expect(click(selector)).toBe(true);
  const section = document.getElementById(id);
  expect(document.activeElement).toBe(section);
  expect(section?.tabIndex).toBe(-1);
  section?.blur();
  expect(section?.getAttribute('tabindex')).toBe(after);
});
