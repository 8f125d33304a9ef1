import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { company } from '../../content/company.ts';
import { noServer } from '../../content/form-words.ts';
import { ownBuild } from '../harness/built-site.ts';
import { startStaticHost } from '../harness/static-host.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

let host: Awaited<ReturnType<typeof startStaticHost>>;
let asked: number;
useBrowser();

beforeAll(async () => {
  host = await startStaticHost(ownBuild);
});
afterAll(() => host.stop());

/** Opens a page and focuses the field as soon as it is parsed. */
async function begin(origin: string, address: string, field: string): Promise<void> {
  await openPage({ baseURL: origin });
  asked = 0;
  page.on('request', (request) => void (asked += request.url().endsWith('/healthz') ? 1 : 0));
  await page.goto(address);
  await page.locator(field).first().focus();
}

const notices = () => page.locator('form > p[role=alert]:first-child').allInnerTexts();

test.each([
  ['/contact', '[data-island=contact-form] input[name=name]'],
  ['/book-a-call', '[data-island=booking-form] input[name=name]'],
  ['/about', 'footer form input[name=email]'],
  ['/login', 'main form input[name=email]'],
  ['/forgot-password', 'main form input[name=email]'],
])('on a host of files the form of %s says first that it leads nowhere, with other ways', async (address, field) => {
  await begin(host.origin, address, field);
  const words = [`${noServer} ${company.email}`, ...company.phones.map(({ display }) => display)].join(', ');
  await expect.poll(notices).toEqual([words]);
  expect(await page.getByRole('link', { name: company.email }).first().getAttribute('href')).toBe(
    `mailto:${company.email}`,
  );
  await page.locator(field).first().blur();
  await page.locator(field).first().focus();
  expect([asked, await notices()]).toEqual([1, [words]]);
});

test.each([
  ['answers', 200, 'text/plain'],
  ['is overloaded', 503, 'text/plain'],
  ['restarts, and a proxy answers with a page of its own,', 502, 'text/html'],
])('where the server %s nothing is said', async (_, status, contentType) => {
  await begin(inject('origin'), '/about', 'body');
  await page.route('**/healthz', (route) => route.fulfill({ status, body: 'An answer', contentType }));
  const answer = page.waitForResponse(/\/healthz$/);
  await page.locator('footer form input[name=email]').focus();
  await (await answer).finished();
  expect(await notices()).toEqual([]);
});
