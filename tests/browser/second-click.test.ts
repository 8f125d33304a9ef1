import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumFlags, provideWholeChromium } from '../../tools/environment/chromium.ts';
import { accountPath } from '../../content/account-menu.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { pageViewPath } from '../../contracts/page-views.ts';
import { ask, type Question } from '../../server/fixture/ask.ts';
import { openDatabase } from '../../services/database/database.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';
import { desktop } from '../harness/browser.ts';
import { builtSite, paths, readBuilt } from '../harness/built-site.ts';
import { type SiteServer, startSite, withSite } from '../harness/site-server.ts';

let site: SiteServer;
let browser: Browser;
/** Another tab, which reads the records of pages, since Puppeteer loses pages that the back/forward cache restores. */
let other: Page;
let page: Page;

beforeAll(async () => {
  // Logs every request, including those of prerendered pages.
  site = await startSite({ LOG_LEVEL: 'debug' });
  // Playwright's Chromium has neither prerendering nor the back/forward cache.
  const executablePath = await provideWholeChromium();
  browser = await launch({ executablePath, args: chromiumFlags, defaultViewport: desktop });
  other = await browser.newPage();
  await other.goto(`${site.origin}/robots.txt`);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(async () => {
  await other.evaluate(() => localStorage.clear());
  await page.close();
});

/** What of a page runs scripts beyond those of every page. */
const SCRIPTED = / data-(?:island="[^"]*"|loop|typewriter|site-search)/g;

/** The first page of each set of scripts: a page is kept out of the cache by what its scripts do, or by a header (tests/site/routes.test.ts). */
function pagesByScripts(): string[] {
  const pages = new Map<string, string>();
  for (const address of [...paths, accountPath]) {
    const file = builtSite.pages.find(({ path }) => path === address)?.file ?? '';
    const scripts = [...new Set(readBuilt(file).match(SCRIPTED))].toSorted().join();
    if (!pages.has(scripts)) pages.set(scripts, address);
  }
  return [...pages.values()];
}

const log = (part: string, of = site) => of.said().split(part).length - 1;
const stored = (key: string) => other.evaluate((name) => localStorage.getItem(name), key);

/** Logs a visitor in with a token that is due for a refresh. */
async function logIn(): Promise<void> {
  const session = { localId: 'u1', email: 'asha@example.com', idToken: 'id', refreshToken: 'refresh', expiresAt: 0 };
  await other.evaluate((key, value) => localStorage.setItem(key, value), storageKeys.account, JSON.stringify(session));
}

async function restOn(href: string): Promise<void> {
  for (const link of await page.$$(`a[href="${href}"]`)) if (await link.isVisible()) return link.hover();
  throw new Error(`There is no link to ${href} in sight.`);
}

/** Whether the home page was prerendered, and when it fetched what it must not fetch before activation. */
function beganAt() {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
    const shownAt = entry?.activationStart ?? 0;
    const when = (part: string) => {
      const fetched = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
      return fetched && (fetched.startTime < shownAt ? 'before' : 'then');
    };
    const shown = location.pathname === '/' && shownAt > 0;
    return { shown, token: when('/v1/token'), typewriter: when('/attach-moving-parts-'), worker: when('/after-load-') };
  });
}

describe('a hovered link', () => {
  test('is prerendered without side effects, and activated by the click', async () => {
    await page.goto(`${site.origin}/team`, { waitUntil: 'networkidle0' });
    await logIn();
    const drawn = log('"path":"/"');
    await restOn('/');
    await expect.poll(() => log('"path":"/"')).toBeGreaterThan(drawn);
    await page.mouse.down();
    await page.mouse.up();
    await expect
      .poll(() => beganAt().catch(() => undefined))
      .toMatchObject({ shown: true, token: 'then', typewriter: 'then', worker: 'then' });
    await page.waitForSelector('[data-typewriter][data-moving]');
  });

  test('is not prefetched if it belongs to an account, nor with data saving on', async () => {
    await page.goto(`${site.origin}/team`, { waitUntil: 'networkidle0' });
    await restOn('/login');
    await restOn('/contact');
    await expect.poll(() => log('"path":"/contact"')).toBe(1);
    expect(log('"path":"/login"')).toBe(0);
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await page.goto(`${site.origin}/faq`, { waitUntil: 'networkidle0' });
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => name.includes('/ahead-'))).toEqual([]);
  });
});

describe('a page in the back/forward cache', () => {
  /** Opens a page, leaves it and goes back; returns whether it came from the back/forward cache. */
  async function comesBackTo(path: string, meanwhile = async () => undefined as void): Promise<string | null> {
    await page.evaluateOnNewDocument(() => {
      addEventListener('pageshow', (event) => localStorage.setItem('shown', `${location.pathname} ${event.persisted}`));
    });
    await page.goto(site.origin + path, { waitUntil: 'networkidle0' });
    await page.goto(`${site.origin}/robots.txt`);
    await expect.poll(() => stored('shown')).toBe('/robots.txt false');
    await meanwhile();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(async () => (await stored('shown'))?.startsWith(`${path} `)).toBe(true);
    return stored('shown');
  }

  test.each(pagesByScripts())('%s is restored as it was left', async (path) => {
    expect(await comesBackTo(path)).toBe(`${path} true`);
  });

  test('notices that the session has ended meanwhile', async () => {
    await logIn();
    const endSession = (key: string) => {
      localStorage.removeItem(key);
      const tabs = new BroadcastChannel(key);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin and takes none.
      tabs.postMessage({ replaced: 'refresh' });
    };
    expect(await comesBackTo('/faq', () => other.evaluate(endSession, storageKeys.account))).toBe('/faq false');
  });
});

const folders = temporaryFolders();

/** The page views by path. Stops the site to read them. */
async function countedBy(visit: (counting: SiteServer) => Promise<void>): Promise<Record<string, number>> {
  const dataDir = folders();
  // Logs every request. No trusted proxy, since the visitor would be taken for it.
  await withSite({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', TRUSTED_PROXIES: '' }, visit);
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom('page_views').selectAll().execute();
  await close();
  return Object.fromEntries(rows.map(({ path, views }) => [path, views]));
}

test('pages that somebody opened are counted, and nothing else that is asked for', async () => {
  const asBrowser = { 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'sec-fetch-mode': 'navigate' };
  const counted = await countedBy(async ({ origin, port }) => {
    const get = (address: string, headers = {}, rest: Question = {}) =>
      ask(port, address, { ...rest, headers: { ...asBrowser, ...headers } });
    const tell = async (body: string, headers = {}) =>
      (await get(pageViewPath, { origin, ...headers }, { method: 'POST', body })).status;

    const { etag } = (await get('/about')).headers;
    await get('/about?from=mail');
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
    for (const nowhere of ['/nowhere', '/no/where']) await get(nowhere, { accept: 'text/html' });

    await get('/team', {}, { method: 'HEAD' });
    await get('/team', { 'sec-gpc': '1' });
    await get('/team', { 'sec-purpose': 'prefetch;prerender' });
    for (const address of ['/Team', '/team.md', '/contact/sent', '/robots.txt', '/nowhere.png', '/mailbox/sign-in'])
      await get(address, address.endsWith('.png') ? { 'sec-fetch-dest': 'image' } : {});

    expect(await tell('/faq')).toBe(204);
    expect(await tell('/faq', { 'sec-gpc': '1' })).toBe(204);
    expect(await tell('/nowhere')).toBe(204);
    expect(await tell('/faq', { origin: 'https://evil.example' })).toBe(403);
    expect(await tell('/faq'.padEnd(5000))).toBe(413);
  });
  expect(counted).toEqual({ '/about': 3, '/404': 2, '/faq': 1 });
});

test('a prerendered page is counted when it is activated, and once', async () => {
  const counted = await countedBy(async (counting) => {
    const said = (part: string) => log(part, counting);
    await page.goto(`${counting.origin}/team`, { waitUntil: 'networkidle0' });
    // The first visit starts the service worker, which fetches the page again to cache it.
    await expect.poll(() => said('"path":"/team"')).toBe(2);
    // A page may tell the worker of itself several times before it is cached.
    await page.evaluate(() => {
      for (const told of ['/faq', '/faq', '/faq']) navigator.serviceWorker.controller?.postMessage([told]);
    });
    await expect.poll(() => page.evaluate(async () => (await caches.match('/faq')) !== undefined)).toBe(true);
    await page.goto(`${counting.origin}/about`, { waitUntil: 'networkidle0' });
    await restOn('/contact');
    await expect.poll(() => said('"path":"/contact"')).toBe(1);
    await restOn('/');
    await expect.poll(() => said('"path":"/"')).toBe(1);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => said(`"route":"${pageViewPath}"`)).toBe(1);
    expect(said('"path":"/faq"')).toBe(1);
  });
  expect(counted).toEqual({ '/team': 1, '/about': 1, '/': 1 });
});
