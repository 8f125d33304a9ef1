import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { formWords } from '../../content/form-words.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { contactMessages } from '../../contracts/messages.ts';
import { contactBanner } from '../../contracts/timings.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import { ownerAddress } from '../harness/site-server.ts';
import { context, page as firstPage, site, visits, visitSite } from '../harness/visit-site.ts';

const anywhere = `**${emailPaths.send}`;
visitSite({ serviceWorkers: 'allow' });
let page: Page;
let subject: string;
let words: Record<'Name' | 'Email' | 'Subject' | 'Message', string>;

beforeEach(() => {
  page = firstPage;
  subject = `From the train, ${visits}`;
  words = { Name: 'Asha', Email: 'asha@example.com', Subject: subject, Message: 'नमस्ते!\nIt sells <prints>.' };
});

const form = (): Locator => page.locator('form', { has: page.getByLabel('Subject') });
const field = (label: string): Locator => form().getByLabel(label, { exact: true });
const button = (): Locator => form().getByRole('button', { name: 'Send message' });
const restore = (): Locator => form().getByRole('button', { name: formWords.restore });
const isLive = () => page.locator('[data-island="contact-form"][data-live]').waitFor();
const typed = async () =>
  Object.fromEntries(await Promise.all(Object.keys(words).map(async (name) => [name, await field(name).inputValue()])));
const empty = { Name: '', Email: '', Subject: '', Message: '' };
/** The mails of a message, after a later message has arrived, so that a duplicate would be there too. */
async function mails(): Promise<number> {
  const after = `A later one, ${crypto.randomUUID()}`;
  const message = contactMessage({ subject: after, filled_in_ms: '2000' });
  const answer = await fetch(site.origin + emailPaths.send, message);
  expect(answer.status).toBe(200);
  await untilMailed(site.dataDir, after);
  return (await mailsAbout(site.dataDir, subject)).length;
}
const draft = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.contactDraft);
/** The notice that a script shows above the page. */
const told = (text: string) => page.locator('p[popover][role=status]', { hasText: text }).waitFor();

/** Waits until a page reaches the site: on a busy machine that takes a moment after the line is back. */
const untilReached = (tab: Page) =>
  expect.poll(() => tab.evaluate(async () => (await fetch('/robots.txt').catch(() => undefined))?.ok)).toBe(true);

/** Opens the form and waits until the script for background sends is loaded. */
async function open(address = '/contact-form'): Promise<void> {
  const loaded = page.waitForResponse('**/after-load-*');
  await page.goto(address);
  await field('Subject').focus();
  await isLive();
  await (await loaded).finished();
}

async function fillIn(): Promise<void> {
  for (const [label, text] of Object.entries(words)) await field(label).fill(text);
}

async function send(message = words.Message): Promise<void> {
  words.Message = message;
  await fillIn();
  await button().click();
}

/** Sends without a connection and waits for the form's message. */
async function sendOffline(): Promise<void> {
  await context.setOffline(true);
  await send();
  await form().getByText(contactMessages.failed, { exact: true }).waitFor();
  await form().getByText(formWords.waitingNext, { exact: true }).waitFor();
}

test('a message arrives as a mail that can be answered, the page says so, and Back leads to an empty form that offers nothing', async () => {
  await open('/contact');
  await send();
  await form().getByText(contactMessages.sent).waitFor();
  expect(await typed()).toEqual(empty);

  const [mail, ...more] = await untilMailed(site.dataDir, subject);
  expect(more).toEqual([]);
  expect(mail?.to?.map(({ address }) => address)).toEqual([ownerAddress]);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([words.Email]);

  await page.goto('/about');
  await page.goBack();
  await isLive();
  expect(await typed()).toEqual(empty);
  expect(await restore().count()).toBe(0);
  expect(await mails()).toBe(1);
});

test('reloading the page in the middle of sending does not say that nothing was sent, and sending again is one mail', async () => {
  const stored = Promise.withResolvers<void>();
  let answersArrive = false;
  // The first answer never arrives. Removing the route would let it through before the reload.
  await page.route(anywhere, async (route) => {
    if (answersArrive) return route.continue();
    await route.fetch();
    stored.resolve();
  });
  // The form of the landing page, as well as any.
  await open('/');
  await send();
  await stored.promise;
  await page.reload();
  answersArrive = true;
  await isLive();
  await form().getByText(formWords.interrupted).waitFor();
  await restore().click();
  expect(await typed()).toEqual(words);
  await button().click();
  await form().getByText(contactMessages.sent).waitFor();
  await untilMailed(site.dataDir, subject);
  expect(await mails()).toBe(1);
});

test('reloading the page in the middle of writing loses nothing', async () => {
  await open();
  await fillIn();
  await page.reload();
  await isLive();
  if ((await field('Message').inputValue()) === '') {
    await form().getByText(formWords.unfinished).waitFor();
    await restore().click();
  }
  expect(await typed()).toEqual(words);
});

describe('a message that is sent without a connection', () => {
  test('is reported as waiting, is sent once when the connection is back, with a notice, and is no longer offered', async () => {
    await open();
    await sendOffline();
    expect(await mails()).toBe(0);
    await context.setOffline(false);
    await told(formWords.waitingSent);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
    await restore().waitFor({ state: 'detached' });
    expect(await draft()).toBeNull();
    await page.reload();
    await isLive();
    expect([await restore().count(), await mails()]).toEqual([0, 1]);
  });

  test('outlives the tab, and is sent by whatever page is opened next', async () => {
    await open();
    await sendOffline();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto('/faq');
    await told(formWords.waitingSent);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
    expect(await draft()).toBeNull();
  });

  test('can be written and sent in a page that is itself read without a connection', async () => {
    await open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The service worker has cached the page and the form's scripts.
    await open();
    await context.setOffline(true);
    await page.goto('/contact-form');
    await isLive();
    await sendOffline();
    await context.setOffline(false);
    await told(formWords.waitingSent);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });

  test('is sent with a second one that waits: both are mailed, each once', async () => {
    await page.clock.install();
    await open();
    await sendOffline();
    await page.clock.runFor(contactBanner);
    await form().getByRole('status').getByText(formWords.waiting, { exact: true }).waitFor();
    await send('A second thought.');
    await form().getByText(contactMessages.failed, { exact: true }).waitFor();
    await context.setOffline(false);
    await told(formWords.waitingSent);
    await restore().waitFor({ state: 'detached' });
    await expect.poll(mails).toBe(2);
    expect(await draft()).toBeNull();
  });

  test('is one mail though two tabs send it at once', async () => {
    const other = await context.newPage();
    const loaded = other.waitForResponse('**/after-load-*');
    await other.goto('/faq');
    await (await loaded).finished();
    await open();
    await sendOffline();
    await context.setOffline(false);
    // Whichever tab was first, neither form offers the message any more.
    await restore().waitFor({ state: 'detached' });
    await untilMailed(site.dataDir, subject);
    await untilReached(other);
    expect(await mails()).toBe(1);
  });

  test('is the visitor’s again once it is restored: nothing sends it but the button', async () => {
    await open();
    await sendOffline();
    await restore().click();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await untilReached(page);
    expect(sent).not.toContain(emailPaths.send);
    await button().click();
    await form().getByText(contactMessages.sent).waitFor();
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });
});

test('the notice leaves an open menu open and the focus in it, and goes with Escape or a press', async () => {
  await open();
  await sendOffline();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const inMenu = page.locator('#main-menu a').first();
  await inMenu.focus();
  await context.setOffline(false);
  await told(formWords.waitingSent);
  expect(await page.locator('#main-menu:popover-open').count()).toBe(1);
  expect(await inMenu.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('p[popover][role=status]').waitFor({ state: 'hidden' });
});

test('a message that arrived, whose answer was lost with the line, is sent again and is one mail', async () => {
  await open();
  await page.route(anywhere, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await send();
  await form().getByText(formWords.waitingNext, { exact: true }).waitFor();
  await untilMailed(site.dataDir, subject);
  await page.unroute(anywhere);
  const again = page.waitForResponse(anywhere);
  await context.setOffline(false);
  expect((await again).status()).toBe(200);
  await told(formWords.waitingSent);
  expect(await mails()).toBe(1);
});

test('a message that is refused when the line is back waits no more: the visitor is told, and can restore it', async () => {
  await open();
  await sendOffline();
  await page.route(anywhere, (route) => route.fulfill({ status: 429, body: 'Too many requests' }));
  await context.setOffline(false);
  await told(formWords.unsent);
  await form().getByText(formWords.kept, { exact: true }).waitFor();
  expect(await draft()).not.toContain('waits');
  await page.unroute(anywhere);
  await restore().click();
  await button().click();
  await form().getByText(contactMessages.sent).waitFor();
  expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
});
