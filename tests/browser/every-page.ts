import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { BuiltPage } from '../../static-site/built-site.ts';
import { openPages } from '../harness/built-site.ts';
import { layoutShiftBudget } from '../site/budgets.ts';
import { layoutShift, openContext, scrollThrough, setTextSize, tooWide, watchLayoutShift } from '../harness/browser.ts';
import { wordsThatMeet } from './control-looks.ts';
import { browser, useBrowser } from './shared-browser.ts';

type Screen = {
  name: string;
  viewport: { width: number; height: number };
  hasTouch: boolean;
  /** Further viewport widths at which nothing may overflow. A layout has least room at the first. */
  narrower: readonly number[];
  /** Describes more tests of the open page, which has scrolled through and stands still. */
  also: (page: BuiltPage) => void;
};

/** The tab of all pages, as a visitor has it. */
export let page: Page;

/** Opens every page of the build on a screen, scrolls through it, and looks at it. */
export function describeEveryPage({ name, viewport, hasTouch, narrower, also }: Screen): void {
  let incidents: string[];
  let shift: Awaited<ReturnType<typeof layoutShift>>;

  useBrowser();
  beforeAll(async () => {
    const opened = await openContext(browser, inject('origin'), {
      viewport,
      hasTouch,
      isMobile: hasTouch,
      // One of the two screens shows what the worker does to a page.
      serviceWorkers: hasTouch ? 'block' : 'allow',
    });
    incidents = opened.incidents;
    await watchLayoutShift(opened.context);
    page = await opened.context.newPage();
  });

  // The 404 page is requested at an unknown address.
  describe.each(openPages)(`$path on a ${name}`, (built) => {
    const { path, status } = built;

    beforeAll(async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none', reducedMotion: null });
      incidents.length = 0;
      await page.goto(path, { waitUntil: 'load' });
      await scrollThrough(page);
      shift = await layoutShift(page);
      // From here on nothing turns by itself, however long the tests take.
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('runs without errors, violations of its content security policy or requests to other origins', () => {
      const expected = status === 404 ? [/^404 for/, /status of 404/] : [];
      expect(incidents.filter((incident) => !expected.some((pattern) => pattern.test(incident)))).toEqual([]);
    });

    test('has no layout shift while it loads and scrolls', () => {
      expect(shift.sum, shift.shifts).toBeLessThanOrEqual(layoutShiftBudget);
    });

    /** What has no room at a width: elements that make the page too wide, and texts that meet. */
    async function crowdedAt(width: number, isRead: boolean): Promise<string[]> {
      await page.setViewportSize({ width, height: viewport.height });
      return [...(await tooWide(page)), ...(isRead ? await page.evaluate(wordsThatMeet) : [])];
    }

    test('never scrolls sideways, and no text overlaps where a layout has least room', async () => {
      for (const width of [viewport.width, ...narrower])
        expect.soft(await crowdedAt(width, width === narrower[0]), `${width} px wide`).toEqual([]);
    });

    test('never scrolls sideways with text twice as large, and no text overlaps', async () => {
      await setTextSize(page, 32);
      // The narrowest first, which a phone has just been: a page is laid out again at each change.
      for (const width of hasTouch ? [...narrower, viewport.width] : [viewport.width])
        expect.soft(await crowdedAt(width, true), `${width} px wide`).toEqual([]);
      await setTextSize(page, 16);
    });

    test('moves nothing with reduced motion', async () => {
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations === Infinity)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      );
      expect(running).toEqual([]);
    });

    also(built);
  });
}
