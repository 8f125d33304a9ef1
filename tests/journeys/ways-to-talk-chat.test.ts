import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { chatMessages } from '../../contracts/messages.ts';
import { openContext } from '../harness/browser.ts';
import { useSite } from '../harness/visit-site.ts';

const used = useSite();
let context: BrowserContext;
let page: Page;

afterEach(() => context.close());

async function open(options: Parameters<typeof openContext>[2] = {}): Promise<void> {
  ({ context } = await openContext(used.browser, used.site.origin, options));
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

/** The bytes of the chat page's files whose addresses end so, each as it came over the line: once. */
async function sizesOf(files: RegExp): Promise<number[]> {
  ({ context } = await openContext(used.browser, used.site.origin));
  page = await context.newPage();
  const sizes: Promise<[address: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    if (files.test(response.url())) {
      const request = response.request();
      sizes.push(request.sizes().then(({ responseBodySize }) => [response.url(), responseBodySize]));
    }
  });
  await page.goto('/chatbot');
  await page.locator('[data-island="chat"][data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  // What an import takes from the cache comes again, and has no size.
  const sent = (await Promise.all(sizes)).filter(([, bytes]) => bytes > 0);
  return [...new Map(sent).values()];
}
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test('the scripts of the chat page stay under 75 kB, React among them', async () => {
  // What comes when the page has loaded has a budget of its own (tests/site/budgets.ts).
  const all = sum(await sizesOf(/\/(?!after-load-)[^/]+\.js$/));
  expect(all).toBeGreaterThan(10_000);
  expect(all).toBeLessThanOrEqual(75_000);
});

test('the list and the code of the chat stay under 35 kB beside React', async () => {
  const sizes = await sizesOf(/chat-list\.json$|\/chat-[^/]*\.js$/);
  expect(sizes).toHaveLength(2);
  expect(sum(sizes)).toBeLessThanOrEqual(35_000);
});
