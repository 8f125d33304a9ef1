import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheNames } from '../../contracts/browser-storage.ts';
import { serviceWorkerFile } from '../../contracts/service-worker.ts';
import { ownBuild, readBuilt } from '../harness/built-site.ts';
import { buildSite } from '../harness/build-site.ts';
import { startStaticHost } from '../harness/static-host.ts';
import {
  afterLoad,
  filesOfPage,
  heading,
  kept,
  openBrowserAt,
  registered,
  setOffline,
  useVisitor,
  visit,
} from './offline-visitor.ts';
import { page } from './shared-browser.ts';

useVisitor();

/** Goes to a static host, whose files may be `changed` or `broken`. */
async function serve() {
  const changed = new Map<string, string>();
  const broken = new Set<string>();
  const host = await startStaticHost(ownBuild, changed, broken);
  onTestFinished(host.stop);
  await openBrowserAt(host.origin);
  return { changed, broken };
}
const cachesThere = () => page.evaluate(() => caches.keys());

test('a page whose download breaks off does not replace its cached copy', async () => {
  const { broken } = await serve();
  await visit('/about');
  const title = await heading();
  await page.goto('/faq');
  broken.add('/about');
  await page.goto('/about', { waitUntil: 'commit' });
  // Pages are cached in the order of the visits.
  broken.clear();
  await visit('/team');
  expect(await kept(cacheNames.pages)).toContain('/about');
  await setOffline(true);
  expect((await page.goto('/about'))?.status()).toBe(200);
  expect(await heading()).toBe(title);
});

test('the server is asked once at each visit, also for what is never kept, and once more after the first', async () => {
  const { changed } = await serve();
  const asked = vi.spyOn(changed, 'get');
  const returned = '/__/auth/callback/google.com';
  for (const address of ['/about', '/faq', '/about']) await visit(address);
  await page.goto(`${returned}?code=once`);
  await visit('/team');
  const times = (address: string) => asked.mock.calls.filter(([at]) => at === address).length;
  expect(['/about', returned].map(times)).toEqual([3, 1]);
});

test('where the cache fails, its files come from the server', async () => {
  await serve();
  await visit('/about');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => (caches.open = () => Promise.reject(new Error('unexpected internal error'))));
  const file = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
  expect(await page.evaluate(async (url) => (await fetch(url)).status, file)).toBe(200);
});

test('a new version takes over within one visit, and the caches of the old one go', async () => {
  const { changed } = await serve();
  await visit('/about');
  const [version = ''] = (await cachesThere()).map((name) => name.split(':')[1] ?? '');
  changed.set(serviceWorkerFile, readBuilt(serviceWorkerFile.slice(1)).replaceAll(version, 'newer'));
  await page.goto('/faq');
  await expect
    .poll(async () => (await cachesThere()).toSorted())
    .toEqual([`${cacheNames.files}:newer`, `${cacheNames.pages}:newer`]);
  await expect.poll(() => kept(cacheNames.pages)).toEqual(['/faq']);
  await expect.poll(() => kept(cacheNames.files)).toEqual(expect.arrayContaining(await filesOfPage()));
  await setOffline(true);
  expect((await page.goto('/faq'))?.status()).toBe(200);
});

test('a build with OFFLINE_PAGES=off removes the earlier worker and its caches', { timeout: 120_000 }, async () => {
  const retired = await buildSite({ OFFLINE_PAGES: 'off' });
  onTestFinished(retired.remove);
  const pageOf = (name: string) => readFile(path.join(retired.dist, `${name}.html`), 'utf8');
  expect(await pageOf('privacy')).not.toContain(`>${cacheNames.files}</code>`);
  expect(await pageOf('offline')).not.toContain('data-page=');
  const { changed } = await serve();
  await visit('/about');
  changed.set(serviceWorkerFile, await readFile(path.join(retired.dist, serviceWorkerFile), 'utf8'));
  const host = await startStaticHost(retired);
  onTestFinished(host.stop);
  await page.goto('/faq');
  await expect.poll(cachesThere).toEqual([]);
  await expect.poll(registered).toBe(false);
  await openBrowserAt(host.origin);
  await afterLoad('/about');
  expect(await registered()).toBe(false);
});
