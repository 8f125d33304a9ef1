import { beforeEach, expect, inject } from 'vitest';
import { cacheNames } from '../../contracts/browser-storage.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

/** Opens a new browser, which keeps pages, at the built site before each test of a file. */
export function useVisitor(): void {
  useBrowser();
  beforeEach(() => openBrowserAt(inject('origin')));
}

/** Opens another new browser at an origin, in place of the one before. */
export const openBrowserAt = (origin: string) => openPage({ serviceWorkers: 'allow', baseURL: origin });

export const setOffline = (offline: boolean) => page.context().setOffline(offline);

/** The cached paths in the caches with this prefix. */
export const kept = (name: string, on = page) =>
  on.evaluate(async (prefix) => {
    const found = (await caches.keys()).filter((one) => one.startsWith(prefix));
    const requests = await Promise.all(found.map(async (one) => (await caches.open(one)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);

export const filesOfPage = () =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /^\/assets\/.+(?:js|css|svg|woff2)$/.test(file)),
  );

/** Opens a page and waits until it and all of its files are cached. */
export async function visit(address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => kept(cacheNames.pages)).toContain(address);
  await expect
    .poll(async () => (await kept(cacheNames.files)).toSorted())
    .toEqual(expect.arrayContaining(await filesOfPage()));
}

export const registered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
export const heading = () => page.locator('h1').textContent();

/** Opens a page and waits for the file that would start the worker. */
export async function afterLoad(address: string): Promise<void> {
  const loaded = page.waitForResponse('**/after-load-*');
  await page.goto(address);
  await (await loaded).finished();
  // The script's synchronous work is done after one more round trip to the page.
  await page.evaluate(() => fetch('/robots.txt'));
}
