import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { bookingMessages } from '../../contracts/messages.ts';
import { openBrowser, openContext } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';

let site: SiteServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let visits = 0;
let name = '';

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(() => {
  visits += 1;
  name = `आशा ${visits}`;
});
afterEach(() => context.close());

async function open(javaScriptEnabled = true): Promise<void> {
  ({ context } = await openContext(browser, site.origin, {
    javaScriptEnabled,
    timezoneId: 'Asia/Dubai',
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visits}` },
  }));
  page = await context.newPage();
  await page.goto('/book-a-call');
  if (javaScriptEnabled) await page.locator('[data-island="booking-form"][data-live]').waitFor();
}

const form = () => page.locator('form', { has: page.getByLabel('Phone') });
const field = (label: string) => form().getByLabel(label);
const button = (label: string) => form().getByRole('button', { name: label });
const visitor = () => `asha${visits}@example.com`;

async function goThroughBothSteps(): Promise<void> {
  await field('Name').fill(name);
  await field('Email').fill(visitor());
  await button('Next').click();
  await field('Phone').fill('+971 4 000 0000');
  await field('Message').fill('Which parts first?');
}

const confirmation = async () =>
  (await untilMailed(site.dataDir, `Your call request to ${company.name}`)).find(
    ({ to }) => to?.[0]?.address === visitor(),
  );

describe('a booked call', () => {
  test('arrives with its time in both zones and a calendar file, and is confirmed to the visitor', async () => {
    await open();
    await goThroughBothSteps();
    await field('Preferred day').fill('2031-11-24');
    await field('Preferred time').selectOption('11:30');
    await form().getByText('11:30 for you (Dubai)').waitFor();
    await button('Book a Call').click();
    await page.getByText(bookingMessages.booked).waitFor();
    expect(await field('Name').inputValue()).toBe('');
    expect(await field('Phone').isVisible()).toBe(false);

    const [mail] = await untilMailed(site.dataDir, name);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([visitor()]);
    expect(mail?.text).toContain('13:00 in Jaipur (IST)');
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
    const confirmed = await confirmation();
    expect(confirmed?.text).toContain('11:30 for you (Asia/Dubai)');
    expect(confirmed?.text).not.toContain('Which parts first?');
    expect(confirmed?.attachments).toHaveLength(1);
  });

  test('that could not be sent says so, keeps its words, and can be sent again', async () => {
    await open();
    await page.route(`**${emailPaths.send}`, (route) => route.abort());
    await goThroughBothSteps();
    await button('Book a Call').click();
    await form().getByText(bookingMessages.failed).waitFor();
    expect(await field('Message').inputValue()).toBe('Which parts first?');
    await page.unroute(`**${emailPaths.send}`);
    await button('Book a Call').click();
    await page.getByText(bookingMessages.booked).waitFor();
    expect(await untilMailed(site.dataDir, name)).toHaveLength(1);
  });

  test('needs no JavaScript: both steps are one form, and a page answers', async () => {
    await open(false);
    expect(await button('Next').isVisible()).toBe(false);
    await field('Name').fill(name);
    await field('Email').fill(visitor());
    await field('Phone').fill('+91 141');
    await field('Message').fill('Without a script');
    await field('Preferred day').fill('2031-11-24');
    await field('Preferred time').selectOption('09:00');
    await button('Book a Call').click();
    await page.getByText(bookingMessages.booked).waitFor();
    expect(new URL(page.url()).pathname).toBe('/book-a-call/sent');
    const [mail] = await untilMailed(site.dataDir, name);
    expect(mail?.text).toContain('09:00 in Jaipur (IST)');
  });
});
