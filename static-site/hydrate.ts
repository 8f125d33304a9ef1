import { afterFirstPaint } from './after-paint.ts';
import type { IslandEntry } from './hydrate-island.ts';

/**
 * Brings each island of this page to life when it comes near the screen, and not before the page has been shown. React is
 * among the scripts of an island, so a page without one never asks for it. A button that is pressed earlier, also by Enter in a
 * field, and would do nothing by itself, says that it is busy, and acts when its island can (`hydrate-island.ts`). Where the
 * scripts do not come, the next press in the island asks for them again, and so does the line when it is back.
 */
export function startIslands(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    const island = pressed.closest<HTMLElement>('[data-island]:not([data-live])');
    if (!island) return;
    pressed.closest('[type=button],[formmethod]')?.setAttribute('aria-busy', 'true');
    wake(island);
  });
  afterFirstPaint(watch);
  addEventListener('online', watch);
}

/** Wakes what is within 300 px of the screen, now or later. */
function watch(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement);
    },
    { rootMargin: '300px' },
  );
  for (const element of document.querySelectorAll('[data-scripts]')) observer.observe(element);
}

/** The scripts are named on the element until they are asked for, and again if they do not come. */
function wake(element: HTMLElement): void {
  const { scripts } = element.dataset;
  if (!scripts) return;
  delete element.dataset['scripts'];
  load(scripts.split(' ')).then(
    (entry) => entry.hydrate(element),
    () => {
      element.dataset['scripts'] = scripts;
      for (const button of element.querySelectorAll('[aria-busy=true]')) button.ariaBusy = null;
    },
  );
}

/**
 * Fetches all scripts of an island at once, so that none waits for the one that imports it, and then runs them. They are not
 * imported before all are there: Firefox asks only once for what is imported, even if it does not come.
 */
async function load(files: string[]): Promise<IslandEntry> {
  for (const answer of await Promise.all(files.map((file) => fetch(file)))) {
    await answer.blob();
    if (!answer.ok) throw answer;
  }
  return import(/* @vite-ignore */ files[0] ?? '') as Promise<IslandEntry>;
}
