import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { type Control, type Longest, type Watch, watchPage } from './watch-page.ts';

/** The cost of using one control, in milliseconds. */
export type Press = Longest & {
  path: string;
  widget: string;
  control: string;
  /** The processor time of the main thread until the page was idle; other processes do not count. */
  work: number;
};

type Walk = {
  origin: string;
  path: string;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
  /** The pause after each press. */
  restMs: number;
  /** The selector within which controls are used. */
  within?: 'main' | 'body';
};

/** How long a finger touches the screen: a quick tap. */
const touchMs = 60;

/** More controls than any page has. */
const limit = 150;

/** The texts for fields of a kind; others get a word. */
const texts: Record<string, string> = { email: 'meera@example.com', password: 'secret-1', tel: '9829012345' };

/** A global of the page, defined by `watchPage`. */
declare const watch: Watch;

/**
 * Uses every control of a page except links, as a visitor with a phone would, in document order, including those that appear
 * meanwhile; a button that changes its name, once for each name. The entry `loading` has the longest task without a use:
 * while the page loaded and was scrolled.
 */
export async function pressEverything(browser: Browser, walk: Walk): Promise<Press[]> {
  const { origin, path, slowdown, restMs, within = 'body' } = walk;
  const rest = () => pause(restMs);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await preparePhone(page, slowdown);
  const used: string[] = [];
  const open = () => page.goto(origin + path, { waitUntil: 'networkidle0' });
  const next = () => page.evaluate((part, keys) => watch.next(part, keys), within, used);
  const worked = await countWork(page);
  const presses: Press[] = [];
  let loading = 0;
  await open();
  while (used.length < limit) {
    // While a submitted form navigates the page does not answer, or has no control yet.
    const control = (await next().catch(() => undefined)) ?? (await open().then(next));
    if (!control) break;
    used.push(control.key);
    // An island that has come into view begins; on a slow machine that takes longer than the rest.
    await page.waitForFunction(isLive, {}, control.x, control.y);
    await rest();
    loading = Math.max(loading, (await page.evaluate(() => watch.take())).task);
    if (control.covered) continue;
    const before = await worked();
    await use(page, control);
    await rest();
    const work = (await worked()) - before;
    // The cost of a navigation belongs to the next page.
    const isHere = new URL(page.url()).pathname === path;
    const cost = isHere ? await page.evaluate(() => watch.take()).catch(() => undefined) : undefined;
    if (cost) presses.push({ path, ...named(control), ...cost, work });
    else await open();
  }
  await context.close();
  return [...presses, { path, widget: 'loading', control: '', interaction: 0, task: loading, work: 0 }];
}

/** Runs in the page: whether what lies at a point belongs to no island that is still to begin. */
const isLive = (x: number, y: number) => !document.elementFromPoint(x, y)?.closest('[data-island]:not([data-live])');

const named = ({ widget, key }: Control) => ({ widget, control: key });

/** Returns a function that gives the processor time of a tab's main thread in milliseconds. */
async function countWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Makes a tab a slow phone that records costs, and closes dialogs and popups that would block the next press. */
async function preparePhone(page: Page, slowdown: number): Promise<void> {
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(watchPage);
  await page.emulateCPUThrottling(slowdown);
  // With data saving on there is no prerendering, which Puppeteer cannot follow.
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  page.on('dialog', (dialog) => void dialog.dismiss());
  // The popup may already be closed.
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
}

async function use(page: Page, { x, y, field }: Control): Promise<void> {
  const finger = await page.touchscreen.touchStart(x, y);
  await pause(touchMs);
  await finger.end();
  if (field === 'select') await page.keyboard.press('ArrowDown');
  else if (field !== undefined) await page.keyboard.type(texts[field] ?? 'Shop');
}
