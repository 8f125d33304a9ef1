import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxWords } from '../../content/inbox-words.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { openDatabase } from '../../services/database/database.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { smtpSink } from '../../services/mail-relay/testing/smtp-sink.ts';
import { smallTargets } from '../browser/control-looks.ts';
import { accessibilityFaultsEverywhere } from '../harness/axe.ts';
import { beyondEdge, desktop, openContext, phone, setTextSize, tooWide } from '../harness/browser.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { browser, useBrowser } from '../harness/use-browser.ts';

const subject = 'A shop for <b>Jaipur</b>';
const password = 'seven blue pots of indigo';

let sink: Awaited<ReturnType<typeof smtpSink>>;
let site: SiteServer;

/** A mail server that refuses the first mail permanently and accepts all others. */
beforeAll(async () => {
  sink = await smtpSink({ refuse: (mail) => (mail === 1 ? 550 : undefined) });
  site = await startSite({ SMTP_URL: sink.url, OWNER_PASSWORD: password });
  const { db, close } = await openDatabase(site);
  const day = new Date().toISOString().slice(0, 10);
  await db
    .insertInto('page_views')
    .values({ day, path: '/services/performance-optimization', views: 12_345 })
    .execute();
  await close();
});
afterAll(() => Promise.all([site.stop(), sink.stop()]));
useBrowser();

/** Reloads the page until it shows a text; the outbox works in parallel. */
async function untilItSays(page: Page, text: RegExp): Promise<void> {
  const reloaded = async () => {
    await page.reload();
    return page.locator('main').innerText();
  };
  await expect.poll(reloaded).toMatch(text);
}

describe('the inbox of the owner', () => {
  test('shows what a visitor sent and the mail server refused, and has it delivered by one button', async () => {
    const message = { name: 'Zoë Sharma', email: 'asha@example.com', subject, message: 'Two lines,\nand <i>tags</i>.' };
    expect((await fetch(site.origin + emailPaths.send, contactMessage(message))).status).toBe(200);
    // The page needs no script.
    const { context, incidents } = await openContext(browser, site.origin, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.inboxLink);
    await untilItSays(page, /1 failed email needs you/);
    await page.getByRole('link', { name: '1 failed email' }).click();
    await page.getByRole('link', { name: subject }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(subject);
    const shown = await page.locator('main').innerText();
    for (const text of [...Object.values(message), 'refused it for good']) expect(shown).toContain(text);
    expect(sink.mails).toHaveLength(0);

    await page.getByRole('button', { name: 'Try again' }).click();
    await untilItSays(page, /It has been delivered/);
    expect(sink.mails.map((one) => [one.subject, one.replyTo?.[0]?.address])).toEqual([[subject, 'asha@example.com']]);

    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByText('It counts as dealt with.').and(page.locator(':focus')).waitFor();
    await page.goto('/mailbox?state=done');
    expect(await page.getByRole('link', { name: subject }).count()).toBe(1);
    expect(incidents).toEqual([]);
  });

  test('tells why a key was refused where the focus is', async () => {
    const { context } = await openContext(browser, site.origin);
    const page = await context.newPage();
    await page.goto('/mailbox/sign-in');
    await page.getByLabel('Password or key').fill('six blue pots');
    await page.getByRole('button', { name: 'Log in' }).click();
    const field = page.locator('[aria-invalid]:focus');
    const told = await field.evaluate((on) => on.ariaDescribedByElements?.map(({ textContent }) => textContent.trim()));
    expect(told?.[0]).toBe('That is not the password or the key.');
  });

  test('is for everybody, in light and in dark, on a phone and a desktop', async () => {
    const { context, incidents } = await openContext(browser, site.origin);
    const page = await context.newPage();
    /** Looks at the page that is open. */
    async function look(address: string) {
      expect.soft(await accessibilityFaultsEverywhere(page), address).toEqual([]);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect.soft([await tooWide(page), await beyondEdge(page)], address).toEqual([[], []]);
      }
      expect.soft(await page.evaluate(smallTargets), address).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await setTextSize(page, 32);
      expect.soft(await tooWide(page), `${address} with text of twice the size`).toEqual([]);
      await setTextSize(page, 16);
    }
    await page.goto('/mailbox/sign-in');
    await look('/mailbox/sign-in');
    const typed = page.getByLabel('Password or key');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect.soft(await typed.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect.soft(await typed.getAttribute('type')).toBe('password');
    // The letters of names have a font file of their own.
    const letters = page.waitForResponse(/anek-latin-typed/);
    await page.goto(site.inboxLink);
    const entry = (await page.locator('main ol a').first().getAttribute('href')) ?? '';
    const others = ['/mailbox/subscribers', '/mailbox/views', '/mailbox/settings'];
    for (const address of ['/mailbox', '/mailbox?state=failed&q=%3Cb%3E', entry, ...others]) {
      await page.goto(address);
      if (address === entry) for (const folded of await page.locator('summary').all()) await folded.click();
      await look(address);
    }
    // The last page is the settings, whose sessions may be a long list: what is not about them stands beside it.
    await page.setViewportSize(desktop);
    const left = (heading: string) =>
      page.getByRole('region', { name: heading }).evaluate((section) => section.getBoundingClientRect().left);
    expect(await left(inboxWords.settings.ways.heading)).toBe(await left(inboxWords.settings.passkeys.heading));
    expect((await letters).status()).toBe(200);
    expect(incidents).toEqual([]);
  });
});
