import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { explorePage } from '../../../content/pages/explore.ts';
import { SiteSearch } from '../../sections/site-search/site-search.tsx';
import { ANNOUNCE_AFTER_MS, attachSiteSearch } from './attach-site-search.ts';
import type { SearchIndex } from './search.ts';

const index: SearchIndex = {
  pages: [
    { path: '/services/cloud-services', title: 'Cloud Services', description: 'Backups that have been tried.' },
    { path: '/Content-Writing', title: 'Content Writing', description: 'Texts in three lengths.' },
  ],
  words: 'backups logo writing',
  // Page 0 in a heading; page 0 in the text and page 1 in the text; page 1 in its title.
  places: '2,1 4,7',
};

const form = () => document.querySelector('form') as HTMLFormElement;
const field = () => document.querySelector('input') as HTMLInputElement;
const list = () => document.querySelector('ol') as HTMLOListElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const links = () => [...document.querySelectorAll('ol a')].map((link) => link.textContent);
const fetchIndex = vi.fn<() => Promise<SearchIndex>>();

beforeEach(() => {
  vi.useFakeTimers();
  fetchIndex.mockReset().mockResolvedValue(index);
  vi.stubGlobal('fetch', async () => Response.json(await fetchIndex()));
  history.replaceState(null, '', '/explore');
  document.body.innerHTML = renderToStaticMarkup(<SiteSearch {...explorePage.search} />);
});

test('the longest query, in any script, fits into an address that the server reads', () => {
  expect(encodeURIComponent('क'.repeat(field().maxLength)).length).toBeLessThan(2000);
});

const attach = () => attachSiteSearch(form());
function enter(query: string) {
  field().value = query;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
async function type(query: string) {
  enter(query);
  await painted();
}
/** A frame of a screen with 60 a second, and the task after it. */
const painted = () => vi.advanceTimersByTimeAsync(17);
const pause = () => vi.advanceTimersByTimeAsync(ANNOUNCE_AFTER_MS);
const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('the index is fetched at the first focus of the field, and once; results show while one types, with title, description and link', async () => {
  attach();
  expect(fetchIndex).not.toHaveBeenCalled();
  field().focus();
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  await type('back');
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(links()).toEqual(['Cloud Services']);
  expect(list().querySelector('a')?.pathname).toBe('/services/cloud-services');
  expect(list().querySelector('p')?.textContent).toBe('Backups that have been tried.');
  expect(list().hidden).toBe(false);
});

test('letters are painted before the results, and of several only the last is searched for', async () => {
  attach();
  await type('back');
  const drawn = vi.spyOn(list(), 'replaceChildren');
  enter('logo');
  await vi.advanceTimersByTimeAsync(0);
  enter('writing');
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).not.toHaveBeenCalled();
  await painted();
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(links()).toEqual(['Content Writing']);
});

test('the count is announced when the typing has paused, not after every letter', async () => {
  attach();
  for (const query of ['lo', 'logo']) {
    await type(query);
    await vi.advanceTimersByTimeAsync(ANNOUNCE_AFTER_MS - 100);
  }
  expect(status()).toBe('');
  await pause();
  expect(status()).toBe('2 pages for “logo”');
});

test('one result and no result have their own messages, and an emptied field has neither', async () => {
  attach();
  await type('writing');
  await pause();
  expect(status()).toBe('One page for “writing”');
  await type('$& elephants');
  await pause();
  expect(status()).toContain('Nothing for “$& elephants”.');
  expect(list().hidden).toBe(true);
  await type('logo');
  await type('');
  await pause();
  expect([links(), status()]).toEqual([[], '']);
});

test('Enter searches, keeps the query in the address and stays on the page', async () => {
  attach();
  field().value = ' my logo ';
  const submit = new Event('submit', { cancelable: true });
  form().dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(location.search).toBe('?q=my%20logo');
  await painted();
  expect(links()).toHaveLength(2);
});

test.each([
  ['the address’s query', '', 'writing', 'Content Writing'],
  ['what was typed before the script came, and not the address’s query', 'backups', 'backups', 'Cloud Services'],
])('%s is searched for at once', async (_, typed, query, found) => {
  history.replaceState(null, '', '/explore?q=writing');
  field().value = typed;
  attach();
  await painted();
  expect([field().value, links()]).toEqual([query, [found]]);
});

test('the arrow keys lead into the list and back, Escape to the field', async () => {
  attach();
  await type('logo');
  const [first, second] = document.querySelectorAll('ol a');
  press(field(), 'ArrowDown');
  expect(document.activeElement).toBe(first);
  press(first as Element, 'ArrowDown');
  expect(document.activeElement).toBe(second);
  press(second as Element, 'ArrowUp');
  expect(document.activeElement).toBe(first);
  press(first as Element, 'Escape');
  expect(document.activeElement).toBe(field());
});

test.each([{ isComposing: true }, { shiftKey: true }])('with %o the arrow keys keep their meaning', async (more) => {
  attach();
  await type('logo');
  field().focus();
  expect(press(field(), 'ArrowDown', more)).toBe(true);
  expect(document.activeElement).toBe(field());
});

test('a failed download is announced, and the next letter tries again', async () => {
  fetchIndex.mockRejectedValueOnce(new TypeError('offline'));
  attach();
  await type('logo');
  await painted();
  expect(status()).toBe(explorePage.search.unavailable);
  await type('logos');
  expect(links()).toHaveLength(2);
});

test('the index is shown as text, never as markup', async () => {
  const pages = [{ path: '/', title: '<img src=x>', description: '<b>bold</b>' }];
  fetchIndex.mockResolvedValue({ pages, words: 'logo', places: '1' });
  attach();
  await type('logo');
  expect(document.querySelector('ol img, ol b')).toBeNull();
});
