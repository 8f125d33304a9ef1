import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterMessages } from '../../contracts/messages.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import * as timings from '../../contracts/timings.ts';
import { answerFaults } from '../harness/axe.ts';
import { openContext } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { timeoutByTimer } from '../../contracts/testing/timeout-by-timer.ts';
import { browser, site, useSite } from '../harness/visit-site.ts';

useSite();
let context: BrowserContext;
let page: Page;
let visits = 0;

beforeEach(() => {
  visits += 1;
});
afterEach(() => context.close());

async function open(javaScriptEnabled: boolean, before: () => Promise<void> = async () => undefined): Promise<void> {
  ({ context } = await openContext(browser, site.origin, {
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visits}` },
  }));
  page = await context.newPage();
  await before();
  await page.goto('/about');
}

const address = () => `letter${visits}@example.com`;
const form = () => page.locator('footer form');
/** Focuses the form, which fetches its script. */
async function wake(): Promise<void> {
  await form().getByRole('textbox').focus();
  await page.waitForFunction(() => document.querySelector('footer form')?.hasAttribute('novalidate'));
}
const subscribe = async (email: string) => {
  await form().getByRole('textbox').fill(email);
  await form().getByRole('button').click();
};

/** The link of this visitor's mail. */
async function linkOf(subject: string): Promise<string> {
  const [mail] = await untilMailed(site.dataDir, subject, address());
  return /http:\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe('the newsletter', () => {
  test('says below the field to look into the inbox, and the page stays', async () => {
    await open(true);
    await wake();
    await subscribe('visitor@');
    await form().getByText(newsletterMessages.invalidEmail).waitFor();
    await subscribe(address());
    await form().getByText(newsletterMessages.sent).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('has a time-out of 10 seconds', async () => {
    await open(true, async () => {
      await page.clock.install();
      await page.addInitScript(`AbortSignal.timeout=${String(timeoutByTimer)}`);
    });
    await wake();
    await page.route(`**${newsletterPaths.subscribe}`, () => undefined);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await subscribe(address());
    await page.clock.runFor(timings.requestTimeout - 1);
    expect(await form().getAttribute('data-phase')).toBe('sending');
    await page.clock.runFor(1);
    await form().getByText(newsletterMessages.failed).waitFor();
    expect(await form().getByRole('textbox').inputValue()).toBe(address());
  });

  test('is ordered, confirmed and ended without JavaScript, each by a button and a page', async () => {
    await open(false);
    await subscribe(address());
    await page.getByRole('heading', { name: newsletterMessages.sent }).waitFor();

    await page.goto(await linkOf('Confirm your address'));
    expect(await answerFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await page.getByRole('heading', { name: newsletterMessages.confirmed }).waitFor();

    await page.goto(await linkOf('You are subscribed to'));
    expect(await answerFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: newsletterMessages.left }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/newsletter/unsubscribed');
  });

  test('a link that no longer counts says so, and leads whoever wants to leave to a message, with its subject', async () => {
    await open(false);
    await page.goto('/newsletter/confirm?token=nothing');
    expect(await page.locator('h1').textContent()).toBe('This link no longer works');
    await page.goto('/newsletter/unsubscribe?token=nothing');
    await page.locator('main').getByRole('link', { name: 'Write to us' }).click();
    await page.waitForURL('/contact?subject=Newsletter');
    expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Newsletter');
  });
});
