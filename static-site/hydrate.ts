import { afterFirstPaint } from './after-paint.ts';
import type { IslandEntry } from './hydrate-island.ts';

/** How far below the screen an island wakes up. */
const NEAR = '300px';

/**
 * Brings each island of this page to life when it comes near the screen, and not before the page has been shown. React is
 * among the scripts of an island, so a page without one never asks for it. A button that is pressed earlier says that it is busy,
 * and acts when its island can (`hydrate-island.ts`).
 */
export function startIslands(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-island]:not([data-live]) button[type=button]');
    if (button) button.ariaBusy = 'true';
  });
  afterFirstPaint(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) wakeWhenNear(element);
  });
}

function wakeWhenNear(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake(element);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

/** Fetches all scripts of an island at once, so that none waits for the one that imports it. */
async function wake(element: HTMLElement): Promise<void> {
  const files = element.dataset['scripts']?.split(' ') ?? [];
  const [entry] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  (entry as IslandEntry).hydrate(element);
}
