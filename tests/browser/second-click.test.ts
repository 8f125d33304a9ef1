import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumFlags, provideWholeChromium } from '../../tools/environment/chromium.ts';
import { accountPath } from '../../content/account-menu.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { desktop } from '../harness/browser.ts';
import { builtSite, paths, readBuilt } from '../harness/built-site.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

let site: SiteServer;
let browser: Browser;
/** Another tab, which reads the records of pages, since Puppeteer loses pages that the back/forward cache restores. */
let other: Page;
let page: Page;

beforeAll(async () => {
  // Logs every request, including those of prerendered pages.
  site = await startSite({ LOG_LEVEL: 'debug' });
  // Playwright's Chromium has neither prerendering nor the back/forward cache.
  browser = await launch({
    executablePath: await provideWholeChromium(),
    args: chromiumFlags,
    defaultViewport: desktop,
  });
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

const log = (part: string) => site.said().split(part).length - 1;
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
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    ).not.toContain('/ahead-');
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
