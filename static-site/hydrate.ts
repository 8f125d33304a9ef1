import { afterFirstPaint } from './after-paint.ts';
import type { IslandRegistry, When } from './site.ts';

/** How far below the screen an island wakes up. */
const NEAR = '300px';

/**
 * Brings the islands of this page to life, each at its own moment and never before the page has loaded and been shown.
 * React is fetched with the first island, so a page without one never asks for it.
 */
export function startIslands(registry: IslandRegistry): void {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length === 0) return;
  afterLoad(() => {
    for (const element of islands) {
      schedule[element.dataset['when'] as When](element, () => void hydrate(element, registry));
    }
  });
}

const schedule: Record<When, (element: HTMLElement, wake: () => void) => void> = {
  idle: (_element, wake) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(wake);
    else setTimeout(wake);
  },
  visible: (element, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  },
  interaction: (element, wake) => {
    const events = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
    const once = () => {
      for (const event of events) element.removeEventListener(event, once);
      wake();
    };
    for (const event of events) element.addEventListener(event, once, { passive: true });
  },
};

function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') afterFirstPaint(start);
  else addEventListener('load', () => afterFirstPaint(start), { once: true });
}

async function hydrate(element: HTMLElement, registry: IslandRegistry): Promise<void> {
  const key = element.dataset['island'] ?? '';
  const load = registry[key];
  if (!load) throw new Error(`There is no island '${key}' in the registry of the browser.`);
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.ts'), load()]);
  hydrateIsland(element, component);
}
