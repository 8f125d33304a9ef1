import { launch, type Page } from 'puppeteer-core';
import { chromiumFlags, provideWholeChromium } from '../environment/chromium.ts';

type Question = { origin: string; from: string; to: string; slowdown: number; withRules: boolean };

export type Click = {
  /** Milliseconds from the click to the first paint of the page it leads to. */
  paint: number;
  /** Milliseconds from going back to the first frame of the previous page, from the back/forward cache. */
  back: number;
  prerendered: boolean;
};

/** How long the pointer rests on a link before the click, so that prerendering is done. */
const restMs = 2500;
const limitMs = 20_000;

/**
 * Measures one click and going back, in a new browser. It uses Puppeteer, since Playwright's Chromium supports neither prerendering
 * nor the back/forward cache; Puppeteer's does as long as nothing else inspects the page.
 */
export async function measureClick({ origin, from, to, slowdown, withRules }: Question): Promise<Click> {
  await using browser = await launch({
    executablePath: await provideWholeChromium(),
    // One renderer process for all pages, so that CPU throttling applies to prerendered pages as well.
    args: [...chromiumFlags, '--renderer-process-limit=1'],
    defaultViewport: { width: 1280, height: 800 },
  });
  // A second tab reads the times from localStorage, since Puppeteer loses its connection to a page restored from the cache.
  const witness = await browser.newPage();
  await witness.goto(`${origin}/robots.txt`);
  const page = await browser.newPage();
  // With Save-Data the server sends no speculation rules.
  if (!withRules) await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto(origin + from, { waitUntil: 'networkidle0' });
  const link = (await page.$(`main a[href="${to}"]`)) ?? (await page.$(`a[href="${to}"]`));
  if (!link) throw new Error(`${from} has no link to ${to}.`);
  await page.evaluate(() => {
    const note = (what: string) => (localStorage[what] = performance.timeOrigin + performance.now());
    addEventListener('click', () => note('clicked'));
    // Right after the frame: a timer would also wait for what the browser begins then, such as drawing the page under the pointer ahead.
    const framed = () => void scheduler.postTask(() => note('back'), { priority: 'user-blocking' });
    addEventListener('pageshow', () => requestAnimationFrame(framed));
  });
  await page.emulateCPUThrottling(slowdown);
  await link.hover();
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await page.mouse.down();
  await page.mouse.up();
  const arrived = await answer(page, paintOf, to);
  await page.evaluate(() => {
    // Deferred until evaluate() has returned: once the page is left, it could not return any more.
    setTimeout(() => {
      localStorage['left'] = performance.timeOrigin + performance.now();
      history.back();
    });
  });
  return { ...arrived, back: await answer(witness, wayBack, from) };
}

/** Evaluates `question` in the page until it returns a value; during a navigation evaluation fails. */
async function answer<T>(page: Page, question: (path: string) => T | undefined, path: string): Promise<T> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const found = await page.evaluate(question, path).catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was not shown within ${limitMs} ms.`);
}

function paintOf(path: string): Omit<Click, 'back'> | undefined {
  const [paint] = performance.getEntriesByType('paint');
  if (location.pathname !== path || !paint) return undefined;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const prerendered = (navigation?.activationStart ?? 0) > 0;
  return { paint: performance.timeOrigin + paint.startTime - Number(localStorage['clicked']), prerendered };
}

function wayBack(): number | undefined {
  const [left, back] = [Number(localStorage['left']), Number(localStorage['back'])];
  return back > left ? back - left : undefined;
}
