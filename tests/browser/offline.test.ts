import type { Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { offlinePage } from '../../content/pages/offline.ts';
import { company } from '../../content/company.ts';
import { cacheNames, mostPages } from '../../contracts/browser-storage.ts';
import { serviceWorkerFile } from '../../contracts/service-worker.ts';
import { accountPages, builtSite, entryOf, isIndexed, paths } from '../harness/built-site.ts';
import { afterLoad, filesOfPage, heading, kept, registered, setOffline, useVisitor, visit } from './offline-visitor.ts';
import { holdBack, page } from './shared-browser.ts';

useVisitor();

const nameOf = (address: (typeof paths)[number]) => entryOf(address).name;

describe('without a connection', () => {
  test('a page that was opened before is there with all of its files, though it was the first', async () => {
    await visit('/about');
    const title = await heading();
    await setOffline(true);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    const answer = await page.goto('/about?from=mail');
    expect([answer?.status(), await heading()]).toEqual([200, title]);
    expect((await filesOfPage()).length).toBeGreaterThan(4);
    expect(failed.filter((file) => file.startsWith('/assets/'))).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check('16px Anek Latin'))).toBe(true);
  });

  test('the first page is kept also where a static host adds a slash to its address', async () => {
    await page.addInitScript(() => history.replaceState(null, '', `${location.pathname}/`));
    await page.goto('/about');
    await expect.poll(() => kept(cacheNames.pages)).toEqual(['/about']);
  });

  test('files that were still loading when the worker took over are cached, too', async () => {
    const release = await holdBack('**/assets/react-*.js');
    await page.goto('/contact-form');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    release();
    await expect.poll(() => kept(cacheNames.files)).toContainEqual(expect.stringMatching(/^\/assets\/react-.*js$/));
  });

  test('another one says so with status 503, and what can be read: the kept pages, phone and email', async () => {
    await visit('/about');
    await visit('/faq');
    await setOffline(true);
    const answer = await page.goto('/team');
    expect(answer?.status()).toBe(503);
    expect(await page.getByText(offlinePage.notice).isVisible()).toBe(true);
    const links = page.locator('li[data-page] a');
    expect(await links.allTextContents()).toEqual([nameOf('/about'), nameOf('/faq')]);
    for (const { uri } of company.phones) expect(await page.locator(`main a[href="${uri}"]`).isVisible()).toBe(true);
    expect(await page.locator(`main a[href="mailto:${company.email}"]`).isVisible()).toBe(true);
    // The connection is back just after the click, before the page it asks for has come.
    await links.first().evaluate((link: HTMLAnchorElement) => {
      link.click();
      setTimeout(() => dispatchEvent(new Event('online')));
    });
    await page.waitForURL('**/about');
    expect(await page.locator('h1').isVisible()).toBe(true);
    const script = page.waitForResponse(/\/assets\/after-load-/);
    await page.goBack();
    const again = page.getByRole('link', { name: offlinePage.again });
    expect(await again.evaluate((link: HTMLAnchorElement) => link.href)).toBe(page.url());
    // Evaluated once, by the page: from then on it listens for the connection.
    await page.evaluate(`import(${JSON.stringify((await script).url())})`);
    await setOffline(false);
    await again.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/team');
  });

  test('the same page with a connection has no notice, and lists every page that can be kept', async () => {
    await page.goto('/offline');
    expect(await page.getByText(offlinePage.notice).isVisible()).toBe(false);
    const items = page.locator('li[data-page]');
    const listed = await items.evaluateAll((all) => all.map(({ dataset }) => dataset['page']));
    const left = new Set([...accountPages, '/offline', '/notFound']);
    expect(listed).toEqual(paths.filter((one) => !left.has(one)));
  });
});

test('with a connection a document comes from the server, asked for while the worker still starts, and replaces the one that was kept', async () => {
  await visit('/faq');
  const preload = await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState());
  expect(preload.enabled).toBe(true);
  const title = await heading();
  const keepOld = () =>
    page.evaluate(async (prefix) => {
      const name = (await caches.keys()).find((one) => one.startsWith(prefix)) ?? '';
      const old = new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } });
      await (await caches.open(name)).put('/faq', old);
    }, cacheNames.pages);
  await keepOld();
  await setOffline(true);
  await page.goto('/faq');
  expect(await heading()).toBe('Old');
  await setOffline(false);
  const answer = (await page.goto('/faq')) as Response;
  expect([await heading(), answer.status()]).toEqual([title, 200]);
  await setOffline(true);
  await page.goto('/faq');
  expect(await heading()).toBe(title);
});

test(`no more than the ${mostPages} pages that were opened last are kept`, async () => {
  const opened = paths.filter(isIndexed).filter((one) => !accountPages.includes(one));
  await visit(opened[0] ?? '');
  for (const address of opened.slice(1, mostPages + 3)) await page.goto(address, { waitUntil: 'commit' });
  await page.goto('/team');
  const last = [...opened.slice(1, mostPages + 3).filter((one) => one !== '/team'), '/team'].slice(-mostPages);
  await expect.poll(async () => (await kept(cacheNames.pages)).toSorted()).toEqual(last.toSorted());
});

describe('what belongs to one person is never kept:', () => {
  test('accounts, answers, calls, what the server makes, unknown addresses and files, what stands behind a question mark', async () => {
    await visit('/contact');
    await page.goto('/contact?email=asha@example.com&subject=Secret');
    for (const address of [...accountPages, '/account', '/contact/sent', '/nowhere', '/mailbox', '/metrics'])
      await page.goto(address);
    await page.goto('/book-a-call');
    await page.evaluate(async () => {
      await fetch('/about');
      await fetch('/api/v1.0/email/send', { method: 'POST', body: '{}' });
      await fetch('/readyz');
      await fetch('/assets/of-an-old-version.js');
    });
    await expect.poll(() => kept(cacheNames.pages)).toContain('/book-a-call');
    expect((await kept(cacheNames.pages)).toSorted()).toEqual(['/book-a-call', '/contact']);
    const strange = (await kept(cacheNames.files)).filter((one) => !one.startsWith('/assets/') || one.includes('old'));
    expect(strange).toEqual(['/offline']);
    const addresses = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
    expect(await page.evaluate(async () => (await caches.match('/contact'))?.text())).not.toContain('Secret');
  });

  test('a worker refuses to cache such a page, even if it is told to', async () => {
    await visit('/faq');
    await page.evaluate(() =>
      navigator.serviceWorker.controller?.postMessage(['/login', '/account', '/mailbox', '/readyz', '/about']),
    );
    await expect.poll(() => kept(cacheNames.pages)).toContain('/about');
    const pages = (await kept('')).filter((one) => !one.startsWith('/assets/'));
    expect(pages.toSorted()).toEqual(['/about', '/faq', '/offline']);
  });
});

describe('the worker', () => {
  test('is not asked for before the page has loaded', async () => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    const late = (file: string) => file === serviceWorkerFile || file === '/offline' || file.includes('/after-load-');
    const release = await holdBack('**/*.woff2');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked).toContain('/robots.txt');
    expect(asked.filter(late)).toEqual([]);
    release();
    await expect.poll(registered).toBe(true);
  });

  test('is not started by the pages of accounts, nor by an unknown address', async () => {
    for (const address of [...accountPages, '/account', '/nowhere']) {
      await afterLoad(address);
      expect.soft([address, await registered()]).toEqual([address, false]);
    }
  });

  test('is not started for whoever saves data', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await afterLoad('/faq');
    expect(await registered()).toBe(false);
  });

  test('keeps nothing more for a visitor who begins to save data', async () => {
    await visit('/faq');
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await afterLoad('/about');
    // The worker handles each message before the next request.
    await page.reload();
    expect(await kept(cacheNames.pages)).toEqual(['/faq']);
  });

  test('has a policy only where it may be started', () => {
    const [lets = [], refuses = []] = ["worker-src 'self'", "worker-src 'none'"].map((source) =>
      builtSite.pages.filter(({ headers }) => headers['content-security-policy']?.includes(source)),
    );
    expect(lets.length + refuses.length).toBe(builtSite.pages.length);
    const closed = [...accountPages, '/account', '/404', '/contact/sent', '/newsletter/confirm'];
    expect(refuses.map(({ path: at }) => at)).toEqual(expect.arrayContaining(closed));
  });
});
