import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFixture } from './fixture/build-fixture.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };
let server: Server;
let browser: Browser;
let page: Page;
let requested: string[] = [];
/** What the server sent of it. */
let served: string[] = [];
let faults: string[] = [];

beforeAll(async () => {
  const dist = await buildFixture('browser');
  server = createServer((request, response) => {
    const { url = '/' } = request;
    const file = path.extname(url) ? url : url === '/' ? '/index.html' : `${url}.html`;
    readFile(path.join(dist, file)).then(
      (content) => {
        // As every server of such a site answers: a script's name changes with its content.
        if (file.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        served.push(file);
        return response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain').end(content);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

beforeEach(async () => {
  // Each page writes into lists of its own: a late event of the page before it is not this one's.
  const files: string[] = [];
  const errors: string[] = [];
  [requested, served, faults] = [files, [], errors];
  page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // A pointer resting where an island appears would wake it.
  await page.mouse.move(399, 399);
  return () => page.close();
});

const open = (address: string) => page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
/** Files with this in their names do not come any more: without an answer, or with this status. */
const lose = (part: string, status?: number) =>
  page.route(`**${part}*`, (route) => (status ? route.fulfill({ status }) : route.abort()));
const react = () => requested.filter((file) => file.includes('/react-'));

describe('in a browser', () => {
  test('a page without an island never asks for React', async () => {
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(react()).toEqual([]);
  });

  test('islands come to life after load, on the markup that is there, and work', async () => {
    await open('/widget');
    await page.locator('[data-island=counter][data-live]').waitFor();
    await page.locator('[data-island=greeting][data-live]').waitFor();
    await page.getByRole('button', { name: 'Count: 1' }).click();
    await page.getByRole('button', { name: 'Count: 2' }).click();
    expect(await page.getByText('That is enough.').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(0, 100, 0)',
    );
    expect(served.filter((file) => file.includes('/react-'))).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('nothing of an island is fetched before the page has been shown', async () => {
    await page.addInitScript(() => {
      // A browser that shows the page when it is told to.
      globalThis.requestAnimationFrame = () => 0;
      globalThis.PerformanceObserver = class {
        constructor(callback: () => void) {
          addEventListener('shown', callback);
        }
        observe() {}
        disconnect() {}
      } as unknown as typeof PerformanceObserver;
    });
    await open('/widget');
    await page.waitForLoadState('networkidle');
    expect(react()).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('shown')));
    await page.locator('[data-island=counter][data-live]').waitFor();
  });

  test('an island far below the screen waits until it is near', async () => {
    await open('/far');
    await page.waitForLoadState('networkidle');
    expect(react()).toEqual([]);
    await page.getByRole('button').scrollIntoViewIfNeeded();
    await page.locator('[data-island=counter][data-live]').waitFor();
    expect(react()).not.toEqual([]);
  });

  test.each([
    ['its own script', '/counter-', undefined],
    ['the script of React', '/react-', undefined],
    ['a script that the server refuses for a moment', '/counter-', 503],
    ['a script that an update of the site took away', '/counter-', 404],
  ])(
    'an island without %s says that it is busy only as long as it asks, then that it did not load, and acts on a press once it gets it',
    async (_name, part, status) => {
      await lose(part, status);
      await open('/widget');
      await expect.poll(() => page.locator('[data-island=counter][data-scripts]').count()).toBe(1);
      await expect.poll(() => requested.some((file) => file.includes(part))).toBe(true);
      // An island that comes to life takes back what is said. No page of the site has two.
      if (part !== '/react-') await page.locator('[data-island=greeting][data-live]').waitFor();
      const button = page.getByRole('button', { name: /^Count/ });
      await button.click();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
      const notice = page.getByRole('alert').filter({ hasText: 'It did not load.' });
      await notice.waitFor();
      await page.unrouteAll();
      await button.focus();
      await page.keyboard.press('Enter');
      await notice.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Count: 2' }).waitFor();
      expect(await page.locator('[aria-busy]').count()).toBe(0);
    },
  );

  test('what is said of a press stays when the island comes near and fails to load once more', async () => {
    await lose('/counter-');
    await open('/far');
    await page.getByRole('button').dispatchEvent('click');
    const notice = page.getByRole('alert');
    await notice.waitFor();
    // The press may have been before the page looked for what comes near; it does so again when the line is back.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const again = page.waitForEvent('requestfailed');
    await page.getByRole('button').scrollIntoViewIfNeeded();
    await again;
    await page.locator('[data-scripts]').waitFor();
    expect(await notice.isVisible()).toBe(true);
  });

  describe('a browser that translates a page, or has an extension,', () => {
    /** Puts an element with other words in place of each text, as Chrome does. */
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const font = document.createElement('font');
          font.textContent = text.data.toUpperCase();
          text.parentNode?.insertBefore(font, text);
          text.parentNode?.removeChild(text);
        }
      });
    const button = () => page.getByRole('button', { name: /^Count/i });

    /** Puts a button of its own before what an island has, as an extension that fills in addresses does. */
    const extend = () =>
      page.evaluate(() => {
        for (const first of document.querySelectorAll('[data-island] input, [data-island] > button'))
          first.before(Object.assign(document.createElement('button'), { type: 'button', className: 'relay' }));
      });
    const mismatch = expect.stringMatching(/hydrat|#418/i);

    test.each([
      ['leaves the page alone', () => Promise.resolve(), [mismatch, mismatch]],
      ['translates the page', translate, []],
      ['has an extension that changes the page', extend, [mismatch, mismatch]],
    ])('that %s may do so before an island lives: texts, presses and the focus stay', async (_, change, told) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/react-*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await open('/widget');
      const field = page.getByRole('textbox', { name: 'Name' });
      await button().click();
      expect(await button().getAttribute('aria-busy')).toBe('true');
      await field.fill('Asha');
      await field.press('Enter');
      await change();
      held.resolve();
      await page.getByText('Hello, Asha. Greeted: Asha').waitFor();
      await page.getByRole('button', { name: 'Count: 2' }).waitFor();
      expect(await page.locator('[aria-busy]').count()).toBe(0);
      expect(await field.inputValue()).toBe('Asha');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(faults).toEqual(told);
    });
  });
});
