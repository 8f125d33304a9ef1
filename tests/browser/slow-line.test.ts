import { expect, inject, test } from 'vitest';
import { unloaded } from '../../content/form-words.ts';
import { accountPage } from '../../content/pages/account.ts';
import { explorePage } from '../../content/pages/explore.ts';
import { openPages } from '../harness/built-site.ts';
import { layoutShift, openContext, watchLayoutShift } from '../harness/browser.ts';
import { layoutShiftBudget } from '../site/budgets.ts';
import { browser, openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();

/** Bytes a second at which a page takes half a second to load, so that a partial paint could happen. */
const throughput = 20_000;

test.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)('a page that comes in pieces moves nothing of what was painted on a %s', async (_, viewport) => {
  const unseen = openPages.map(({ path }) => path);
  const moved: string[] = [];
  const visit = async () => {
    const { context } = await openContext(browser, inject('origin'), { viewport });
    await watchLayoutShift(context);
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Network.enable');
    // Only the document; later files have their own tests.
    await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*', '*.svg', '*.png', '*.avif', '*.webp'] });
    const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 5, ...speed });
    for (let path = unseen.pop(); path !== undefined; path = unseen.pop()) {
      await tab.goto(path, { waitUntil: 'domcontentloaded' });
      const { sum, shifts } = await layoutShift(tab);
      if (sum > layoutShiftBudget) moved.push(`${path}: ${sum} ${shifts}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(moved).toEqual([]);
});

test('the rest of a page is shown in the end even if its styles fail to load', async () => {
  await openPage();
  await page.route('**/assets/rest-*.css', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const isSeen = (selector: string) =>
    page.locator(selector).evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
  expect(await isSeen('h1')).toBe(true);
  expect(await isSeen('#services')).toBe(false);
  await expect.poll(() => isSeen('#services')).toBe(true);
});

/** The files asked for that hold React, which is among an island's scripts. */
function watchReact(): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/react-') && asked.push(request.url()));
  return asked;
}

test('nothing of an island is fetched before the page has been shown', async () => {
  await openPage();
  const asked = watchReact();
  await page.addInitScript(() => {
    // A browser that shows the page when it is told to.
    globalThis.requestAnimationFrame = () => 0;
    globalThis.PerformanceObserver = class {
      constructor(callback: () => void) {
        addEventListener('shown', callback);
      }
      observe() {}
    } as unknown as typeof PerformanceObserver;
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('shown')));
  await page.locator('[data-island][data-live]').waitFor();
});

test('an island far below the screen waits until it is near, and each of its scripts comes over the line once', async () => {
  await openPage();
  const asked = watchReact();
  await page.goto('/Content-Writing', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.locator('[data-island]').scrollIntoViewIfNeeded();
  await page.locator('[data-island][data-live]').waitFor();
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/react-') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(sent).toEqual([asked[0]]);
});

test.each([
  ['its own script', '/services/ai-automation', 'Next service', 'p:text("2–4 of 10")', 'ai-carousel', undefined],
  ['React', '/App-Service', '4 of 6', 'button[aria-current=true]:text("4")', 'react', undefined],
  [
    'a script that the server refuses',
    '/Content-Writing',
    'Select Standard',
    '[role=status]:text("Standard")',
    'package-picker',
    503,
  ],
])('an island without %s on %s says after a press that it did not load, and acts once it does', async (...row) => {
  const [, path, name, answer, part, status] = row;
  await openPage();
  await page.route(`**/assets/${part}-*`, (route) => (status ? route.fulfill({ status }) : route.abort()));
  await page.goto(path);
  const button = page.getByRole('button', { name });
  await button.click();
  const notice = page.getByRole('alert').getByText(unloaded);
  await notice.waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  await page.unrouteAll();
  await button.press('Enter');
  await page.locator(answer).waitFor();
  expect([await notice.isVisible(), await page.locator('[aria-busy=true]').count()]).toEqual([false, 0]);
});

test('what is said of a press stays when the island comes near and fails to load once more', async () => {
  await openPage();
  await page.route('**/assets/package-picker-*', (route) => route.abort());
  await page.goto('/Content-Writing');
  await page.getByRole('button', { name: 'Select Standard' }).dispatchEvent('click');
  const notice = page.getByRole('alert').getByText(unloaded);
  await notice.waitFor();
  // The press may have been before the page looked for what comes near; it does so again when the line is back.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const again = page.waitForEvent('requestfailed');
  await page.locator('[data-island]').scrollIntoViewIfNeeded();
  await again;
  await page.locator('[data-scripts]').waitFor();
  expect(await notice.isVisible()).toBe(true);
});

test('the account page says that it did not load, and looks the account up once the line is back', async () => {
  await openPage();
  await page.route('**/assets/account-panel-*', (route) => route.abort());
  await page.goto('/account');
  const notice = page.getByRole('alert').getByText(unloaded);
  await notice.waitFor();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(accountPage.loggedOut.text).waitFor();
  expect(await notice.isVisible()).toBe(false);
});

test('a search whose script does not load says so, and searches once it does', async () => {
  await openPage();
  await page.route('**/attach-site-search-*', (route) => route.abort());
  await page.goto('/explore');
  const search = page.locator('[data-site-search]');
  await search.getByText(explorePage.search.unavailable).waitFor();
  await page.unrouteAll();
  await search.getByRole('searchbox').fill('shop');
  await page.keyboard.press('Enter');
  await expect.poll(() => search.getByRole('listitem').count()).toBeGreaterThan(0);
});

// Headings that wrap differently in the fallback font, chips in a row, and a page with just the header.
test.each(['/team', '/faq', '/about', '/chatbot', '/book-a-call/sent'])(
  'a font that comes after the first paint moves nothing on %s',
  async (path) => {
    await openPage();
    await watchLayoutShift(page.context());
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.route('**/*.woff2', async (route) => {
      await expect.poll(painted).toBeGreaterThan(0);
      await route.continue();
    });
    const font = page.waitForResponse('**/*.woff2');
    await page.goto(path);
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Any layout shift has happened after two frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await layoutShift(page)).shifts).toBe('[]');
  },
);
