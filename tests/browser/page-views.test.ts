import { launch, type Page } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { pageViewPath } from '../../contracts/page-views.ts';
import { ask, type Question } from '../../server/fixture/ask.ts';
import { openDatabase } from '../../services/database/database.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';
import { chromiumFlags, provideWholeChromium } from '../../tools/environment/chromium.ts';
import { desktop } from '../harness/browser.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

const folders = temporaryFolders();

/** The page views by path. Stops the site to read them. */
async function countedBy(visit: (site: SiteServer) => Promise<void>): Promise<Record<string, number>> {
  const dataDir = folders();
  // Logs every request. No trusted proxy, since the visitor would be taken for it.
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', TRUSTED_PROXIES: '' });
  try {
    await visit(site);
  } finally {
    await site.stop();
  }
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom('page_views').selectAll().execute();
  await close();
  return Object.fromEntries(rows.map(({ path: page, views }) => [page, views]));
}

test('pages that somebody opened are counted, and nothing else that is asked for', async () => {
  const browser = { 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'sec-fetch-mode': 'navigate' };
  const counted = await countedBy(async ({ origin }) => {
    const get = (address: string, headers = {}, rest: Question = {}) =>
      ask(Number(new URL(origin).port), address, { ...rest, headers: { ...browser, ...headers } });
    const tell = async (body: string, headers = {}) =>
      (await get(pageViewPath, { origin, ...headers }, { method: 'POST', body })).status;

    const { etag } = (await get('/about')).headers;
    await get('/about?from=mail');
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
    for (const nowhere of ['/nowhere', '/no/where']) await get(nowhere, { accept: 'text/html' });

    await get('/team', {}, { method: 'HEAD' });
    await get('/team', { 'sec-gpc': '1' });
    await get('/team', { 'sec-purpose': 'prefetch;prerender' });
    for (const other of ['/Team', '/team.md', '/contact/sent', '/robots.txt', '/nowhere.png', '/mailbox/sign-in'])
      await get(other, other.endsWith('.png') ? { 'sec-fetch-dest': 'image' } : {});

    expect(await tell('/faq')).toBe(204);
    expect(await tell('/faq', { 'sec-gpc': '1' })).toBe(204);
    expect(await tell('/nowhere')).toBe(204);
    expect(await tell('/faq', { origin: 'https://evil.example' })).toBe(403);
    expect(await tell('/faq'.padEnd(5000))).toBe(413);
  });
  expect(counted).toEqual({ '/about': 3, '/404': 2, '/faq': 1 });
});

test('a prerendered page is counted when it is activated, and once', async () => {
  const counted = await countedBy(async (site) => {
    const said = (part: string) => site.said().split(part).length - 1;
    // Playwright's Chromium does not prerender pages.
    const browser = await launch({
      executablePath: await provideWholeChromium(),
      args: chromiumFlags,
      defaultViewport: desktop,
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${site.origin}/team`, { waitUntil: 'networkidle0' });
    // The first visit starts the service worker, which fetches the page again to cache it.
    await expect.poll(() => said('"path":"/team"')).toBe(2);
    // A page may tell the worker of itself several times before it is cached.
    await page.evaluate(() => {
      for (const told of ['/faq', '/faq', '/faq']) navigator.serviceWorker.controller?.postMessage([told]);
    });
    await expect.poll(() => page.evaluate(async () => (await caches.match('/faq')) !== undefined)).toBe(true);
    await page.goto(`${site.origin}/about`, { waitUntil: 'networkidle0' });
    await restOn(page, '/contact');
    await expect.poll(() => said('"path":"/contact"')).toBe(1);
    await restOn(page, '/');
    await expect.poll(() => said('"path":"/"')).toBe(1);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => said(`"route":"${pageViewPath}"`)).toBe(1);
    expect(said('"path":"/faq"')).toBe(1);
  });
  expect(counted).toEqual({ '/team': 1, '/about': 1, '/': 1 });
});

async function restOn(page: Page, href: string): Promise<void> {
  for (const link of await page.$$(`a[href="${href}"]`)) if (await link.isVisible()) return link.hover();
  throw new Error(`There is no link to ${href} in sight.`);
}
