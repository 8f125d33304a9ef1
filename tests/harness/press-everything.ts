import type { Browser, Page } from 'puppeteer-core';
import { type Control, type Longest, type Watch, watchPage } from './watch-page.ts';

/** What the use of one control cost, in milliseconds. */
export type Press = Longest & {
  path: string;
  widget: string;
  control: string;
  /** What the main thread itself worked until the page was at rest; other programs of the machine do not count. */
  work: number;
};

type Walk = {
  origin: string;
  path: string;
  /** How many times slower the processor is. */
  slowdown: number;
  /** How long a page may go on with what was pressed before the next press. */
  restMs: number;
  /** Where the controls are looked for. */
  within?: 'main' | 'body';
};

/** More controls than any page has. */
const limit = 150;

/** What is typed into fields of a kind; the others get a word. */
const texts: Record<string, string> = { email: 'meera@example.com', password: 'secret-1', tel: '9829012345' };

/** Of the page: `watchPage` puts it there. */
declare const watch: Watch;

/**
 * Uses every control of a page, but for links, as a visitor with a phone would, in the order of the page, those among it that only appear
 * meanwhile; a button that changes its name, once for each name. The entry `loading` has the longest task that no use set off:
 * until the page stood, and while its parts came into sight.
 */
export async function pressEverything(browser: Browser, walk: Walk): Promise<Press[]> {
  const { origin, path, slowdown, restMs, within = 'body' } = walk;
  const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));
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
    // Nobody answers while a form that was sent brings another page.
    const control = await next().catch(() => open().then(next));
    if (!control) break;
    used.push(control.key);
    await rest();
    loading = Math.max(loading, (await page.evaluate(() => watch.take())).task);
    if (control.covered) continue;
    const before = await worked();
    await use(page, control);
    await rest();
    const work = (await worked()) - before;
    // What leads to another page is part of that one's loading.
    const isHere = new URL(page.url()).pathname === path;
    const cost = isHere ? await page.evaluate(() => watch.take()).catch(() => undefined) : undefined;
    if (cost) presses.push({ path, ...named(control), ...cost, work });
    else await open();
  }
  await context.close();
  return [...presses, { path, widget: 'loading', control: '', interaction: 0, task: loading, work: 0 }];
}

const named = ({ widget, key }: Control) => ({ widget, control: key });

/** Tells how many milliseconds the main thread of a tab has worked so far. */
async function countWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Makes a tab a slow phone that notes what its uses cost, and on which nothing stays in the way of the next one. */
async function preparePhone(page: Page, slowdown: number): Promise<void> {
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(watchPage);
  await page.emulateCPUThrottling(slowdown);
  // Who saves data is sent no rules for drawing ahead: Puppeteer would lose sight of such a page.
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  page.on('dialog', (dialog) => void dialog.dismiss());
  // One may close by itself first.
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
}

async function use(page: Page, { x, y, field }: Control): Promise<void> {
  await page.touchscreen.tap(x, y);
  if (field === 'select') await page.keyboard.press('ArrowDown');
  else if (field !== undefined) await page.keyboard.type(texts[field] ?? 'Shop');
}
