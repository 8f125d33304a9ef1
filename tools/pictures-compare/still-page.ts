import type { Browser } from 'playwright-core';
import { openContext } from '../../tests/harness/browser.ts';
import type { Theme } from './shots.ts';

const start = Date.UTC(2026, 10, 20, 10);

export type StillTab = Awaited<ReturnType<typeof openStillTab>>;

/**
 * Opens a tab in which a page always renders identically, with a stopped clock, seeded randomness, every element in view, and no videos
 * or blinking caret.
 */
export async function openStillTab(browser: Browser, origin: string) {
  const { context } = await openContext(browser, origin, { deviceScaleFactor: 1 });
  await context.addInitScript(makePredictable);
  // Generous for a busy machine, and finite for a page that never becomes idle.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  const session = await context.newCDPSession(page);
  return {
    page,
    /** Opens a page and waits until everything is loaded and every island is hydrated. */
    open: async (path: string, width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 900 });
      // Moves the pointer away, so that it hovers over nothing on the new page.
      await page.mouse.move(0, 0);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('[data-island]:not([data-live])').first().waitFor({ state: 'detached' });
      await page.clock.runFor(500);
      await page.evaluate(fetchPictures);
    },
    /** A screenshot of the whole page as PNG, with animations stopped at a fixed moment. */
    picture: async (theme: Theme): Promise<Buffer> => {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(stopAnimations);
      const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        captureBeyondViewport: true,
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Runs in the page before its own scripts. */
function makePredictable(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
  class InSight {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element): void {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: InSight });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after, ::details-content { transition: none !important; caret-color: #0000 !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: loads lazy images and the posters of videos. */
async function fetchPictures(): Promise<void> {
  for (const late of document.querySelectorAll('[loading=lazy]')) late.setAttribute('loading', 'eager');
  const images = [...document.images].filter((image) => image.closest('video') === null);
  const posters = [...document.querySelectorAll('video')].map(({ poster }) =>
    Object.assign(new Image(), { src: poster }),
  );
  await Promise.all([...images, ...posters].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/**
 * Runs in the page: stops finite animations at their end, endless ones after 1 s, and scroll-driven ones half-way, with the page
 * scrolled to its top. It repeats, since stopping an animation may start others by styles that depend on its value.
 */
function stopAnimations(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  for (let round = 0; round < 4; round += 1) {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      const followsScrolling = animation.timeline !== document.timeline;
      if (isEndless || followsScrolling) {
        animation.pause();
        animation.currentTime = followsScrolling ? CSS.percent(50) : 1000;
      } else animation.finish();
    }
    // Reading a layout property forces the dependent styles to be computed.
    void document.documentElement.offsetHeight;
  }
}
