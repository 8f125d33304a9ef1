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

test.each([
  ['/services/ai-automation', 'ai-carousel', 'Next service', 'p:text("2–4 of 10")'],
  ['/App-Service', 'slideshow', '4 of 6', 'button[aria-current=true]:text("4")'],
  ['/Content-Writing', 'package-picker', 'Select Standard', '[role=status]:text("Standard")'],
])('on %s a press says that the %s did not load, and acts once it does', async (path, island, name, answer) => {
  await openPage();
  await page.route(`**/assets/${island}-*`, (route) => route.abort());
  await page.goto(path);
  const button = page.getByRole('button', { name });
  await button.click();
  const notice = page.getByRole('alert').getByText(unloaded);
  await notice.waitFor();
  await page.unrouteAll();
  await button.press('Enter');
  await page.locator(answer).waitFor();
  expect(await notice.isVisible()).toBe(false);
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
