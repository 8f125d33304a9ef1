import { onceDownloaded } from './download.ts';
import { createSearcher, type Found } from './search.ts';

/** Delay before the count of results is announced, so that a screen reader hears it after a pause in typing, not at every letter. */
export const ANNOUNCE_AFTER_MS = 600;

type Texts = Record<'found' | 'foundOne' | 'nothing' | 'unavailable', string>;

/**
 * Makes the search form of /explore work. Without React: it is a list that changes with a field.
 * The index is fetched when the field is first focused, or at once when the address carries a query (`?q=`).
 * @param form holds the field, the output and the list, and its texts as data attributes
 */
export function attachSiteSearch(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const status = form.querySelector('[role=status]');
  const list = form.querySelector('ol');
  if (!field || !status || !list) return;
  const texts = form.dataset as Texts;

  let announcing: ReturnType<typeof setTimeout> | undefined;
  const load = onceDownloaded('/search-index.json', createSearcher);
  const announce = (text: string, after = ANNOUNCE_AFTER_MS) => {
    clearTimeout(announcing);
    announcing = setTimeout(() => (status.textContent = text), after);
  };

  const run = async () => {
    const query = field.value.trim();
    try {
      const search = await load();
      // A letter is painted before its results, and of letters typed meanwhile only the last is searched for.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (query !== field.value.trim()) return;
      const results = search(query);
      list.replaceChildren(...results.map(resultItem));
      list.hidden = results.length === 0;
      announce(query.length < 2 ? '' : sentence(texts, query, results.length));
    } catch {
      announce(texts.unavailable, 0);
    }
  };

  field.addEventListener('focus', () => void load().catch(() => undefined));
  field.addEventListener('input', () => void run());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = field.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    void run();
  });
  form.addEventListener('keydown', (event) => moveFocus(event, field, list));

  // What was typed before the script came stays.
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (field.value) void run();
}

/** The line above the results, with the query and the count filled in. */
function sentence(texts: Texts, query: string, count: number): string {
  const text = count === 0 ? texts.nothing : count === 1 ? texts.foundOne : texts.found;
  return text.replace('{count}', `${count}`).replace('{query}', () => query);
}

function resultItem({ path, title, description }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const text = document.createElement('p');
  link.href = path;
  link.textContent = title;
  text.textContent = description;
  item.append(link, text);
  return item;
}

/** Arrow keys by themselves move from the field into the list and through it; Escape returns to the field. */
function moveFocus(event: KeyboardEvent, field: HTMLInputElement, list: HTMLOListElement): void {
  const stops = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(event.target as HTMLInputElement);
  const to = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1], Escape: at > 0 && field }[event.key];
  // During composition (Hindi, Japanese) the arrow keys belong to the input method.
  if (at < 0 || !to || event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  to.focus();
}
