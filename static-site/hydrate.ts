import { afterFirstPaint } from './after-paint.ts';
import type { IslandEntry } from './hydrate-island.ts';

/**
 * Hydrates each island of the page when it comes near the viewport, after the first paint. React is among an island's scripts, so a
 * page without islands never loads it. A button that is pressed before hydration, also by Enter in a field, is marked `aria-busy`
 * and pressed again by hydrate-island.ts. When the scripts fail to load, the page says so after a press, or at once of an island that
 * is rendered busy, and the next click in the island, or the browser's return online, tries again.
 */
export function startIslands(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target as Element;
    const island = pressed.closest<HTMLElement>('[data-island]:not([data-live])');
    if (!island) return;
    const button = pressed.closest('[type=button],[formmethod]');
    if (button) button.ariaBusy = 'true';
    notice()?.hidePopover();
    wake(island);
  });
  afterFirstPaint(watch);
  addEventListener('online', watch);
}

/** Hydrates islands once they are within 300 px of the viewport. */
function watch(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) wake(entry.target as HTMLElement);
    },
    { rootMargin: '300px' },
  );
  for (const element of document.querySelectorAll('[data-scripts]')) observer.observe(element);
}

const notice = () => document.querySelector<HTMLElement>('[data-unloaded]');

/** Loads an island's scripts and hydrates it. `data-scripts` is removed meanwhile, and put back when loading fails. */
function wake(element: HTMLElement): void {
  const { scripts } = element.dataset;
  if (!scripts) return;
  delete element.dataset['scripts'];
  load(scripts.split(' ')).then(
    ({ hydrate }) => {
      notice()?.hidePopover();
      return hydrate(element);
    },
    () => {
      element.dataset['scripts'] = scripts;
      const said = notice();
      for (const busy of element.querySelectorAll('[aria-busy=true]')) {
        busy.ariaBusy = null;
        if (!said) continue;
        said.textContent = said.dataset['unloaded'] ?? '';
        said.showPopover();
      }
    },
  );
}

/**
 * Fetches all scripts of an island at once, so that none waits for its importer, and then imports the first. The import waits for
 * all of them, because Firefox never retries an import that failed.
 */
async function load(files: string[]): Promise<IslandEntry> {
  for (const answer of await Promise.all(files.map((file) => fetch(file)))) {
    await answer.blob();
    if (!answer.ok) throw answer;
  }
  return import(/* @vite-ignore */ files[0] ?? '') as Promise<IslandEntry>;
}
