import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chatMessages } from '../../contracts/messages.ts';
import { openBrowser, openContext } from '../harness/browser.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

let site: SiteServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
afterEach(() => context.close());

async function open(options: Parameters<typeof openContext>[2] = {}): Promise<void> {
  ({ context } = await openContext(browser, site.origin, options));
  page = await context.newPage();
  await page.goto('/chatbot');
  if (options.javaScriptEnabled !== false) await page.locator('[data-island="chat"][data-live]').waitFor();
}

const field = () => page.getByLabel('Your message');
const log = () => page.getByRole('log');
async function say(text: string): Promise<void> {
  await field().fill(text);
  await field().press('Enter');
}

test('a question is answered in the page, with no call to anywhere', async () => {
  await open();
  const requests: string[] = [];
  // The list may still be on its way; what is asked goes nowhere.
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await say('can you build an online shop');
  await log().getByText('Bot: Typing...').waitFor();
  await log().getByText('Catalogue, checkout').waitFor();
  expect(requests.filter((path) => path !== '/chat-list.json')).toEqual([]);
  expect(await log().evaluate((element) => getComputedStyle(element).maxHeight)).toBe('450px');
});

test('the conversation survives a reload, and goes into the contact form when the list has no answer', async () => {
  await open();
  await say('do you ship marble to oslo');
  await log().getByText(chatMessages.noMatch).waitFor();
  await page.reload();
  await log().getByText(chatMessages.noMatch).waitFor();
  await page.getByRole('link', { name: 'Open the contact form' }).click();
  await page.locator('[data-island="contact-form"][data-live]').waitFor();
  const message = page.locator('form', { has: page.getByLabel('Subject') }).getByLabel('Message');
  await expect.poll(() => message.inputValue()).toContain('You: do you ship marble to oslo');
});

test('without JavaScript the page says so and offers the other ways', async () => {
  await open({ javaScriptEnabled: false });
  expect(await page.getByText('The bot needs JavaScript').isVisible()).toBe(true);
  expect(await page.locator('main').getByRole('link', { name: 'Book A Call' }).isVisible()).toBe(true);
  expect(await field().isVisible()).toBe(false);
});

test('the scripts of the chat page stay under 75 kB, React among them', async () => {
  ({ context } = await openContext(browser, site.origin));
  page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
  });
  await page.goto('/chatbot');
  await page.locator('[data-island="chat"][data-live]').waitFor();
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(sum).toBeGreaterThan(10_000);
  expect(sum).toBeLessThanOrEqual(75_000);
});

test('the list and the code of the chat stay under 35 kB beside React', async () => {
  ({ context } = await openContext(browser, site.origin));
  page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/chat-list\.json$|\/chat-[^/]*\.js$/.test(response.url()))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
  });
  await page.goto('/chatbot');
  await page.locator('[data-island="chat"][data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  expect(all).toHaveLength(2);
  expect(all.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(35_000);
});
