import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaultsInBothThemes } from '../harness/axe.ts';
import { openPages } from '../harness/built-site.ts';
import { tooWide } from '../harness/browser.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();

test('a browser of today fetches no styles for older ones', async () => {
  await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/privacy');
  expect(asked).toContain('/privacy');
  expect(asked).not.toContain('/older.css');
});

test('the login to the inbox, as the server draws it, has a field and a button in a browser without light-dark()', async () => {
  await openPage({ bypassCSP: true });
  await page.route('/mailbox/sign-in', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown(') });
  });
  await page.goto('/mailbox/sign-in');
  const style = (selector: string, property: string) =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('#password', 'border-top-width')).toBe('1px');
  expect(await style('.primary', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
});

test('Firefox of before 125, which knows light-dark() and no popovers, gets the plain page as well: its menu lay open over it', async () => {
  await openPage();
  await page.addInitScript(() => {
    const knows = CSS.supports.bind(CSS);
    CSS.supports = (condition: string) => !condition.includes('popover') && knows(condition);
  });
  await page.goto('/privacy');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body, '::before').content)).toMatch(/plain/);
});

describe('in a browser without light-dark()', () => {
  beforeAll(async () => {
    await openPage({ viewport: { width: 320, height: 640 } });
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
  });

  async function openPlain(path: string): Promise<void> {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body, '::before').content)).toMatch(/plain/);
  }

  test.each(openPages)('$path is a plain page that fits a phone and starts no scripts', async ({ path }) => {
    await openPlain(path);
    expect(await page.evaluate(findOdd)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });

  test.each(['/contact', '/team', '/privacy'])('%s breaks no rule of accessibility', async (path) => {
    await openPlain(path);
    expect(await accessibilityFaultsInBothThemes(page)).toEqual([]);
  });

  test('a message is sent as without scripts', async () => {
    await openPlain('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Old Phone');
    await page.locator('main').getByRole('textbox', { name: 'Email' }).fill('old@example.com');
    await page.getByRole('textbox', { name: 'Subject' }).fill('From an old phone');
    await page.getByRole('textbox', { name: 'Message' }).fill('Does it arrive?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL('**/contact/sent');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

/** Runs in the page: what is live, what would do nothing, and links and buttons without a word. */
function findOdd(): string[] {
  const isShown = (element: Element) => element.checkVisibility();
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const isNamed = (element: Element) =>
    (element.textContent ?? '').trim() !== '' || getComputedStyle(element, '::after').content !== 'none';
  return [
    ...all('[data-live]'),
    ...all('svg, [data-needs-script], [popovertarget], button:not(form *)').filter(isShown),
    ...all('a, button, summary').filter((one) => isShown(one) && !isNamed(one) && !one.querySelector('img')),
    ...all('main h1').filter((element) => !isShown(element)),
  ].map((element) => element.outerHTML.slice(0, 100));
}
