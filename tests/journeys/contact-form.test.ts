import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailPaths, type EmailRequest } from '../../contracts/email-wire.ts';
import { contactMessages } from '../../contracts/messages.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import { ownerAddress, type SiteServer } from '../harness/site-server.ts';
import { visitSite } from '../harness/visit-site.ts';

const anywhere = `**${emailPaths.send}`;

const visit = visitSite();
let site: SiteServer;
let context: BrowserContext;
let page: Page;
let subject = '';

beforeEach(() => {
  ({ site, context, page } = visit);
  subject = `A shop for Jaipur, ${visit.number}`;
});

const form = (): Locator => page.locator('form', { has: page.getByLabel('Subject') });
const field = (name: string): Locator => form().getByLabel(name, { exact: true });
const send = (): Locator => form().getByRole('button', { name: 'Send message' });
const says = (text: string): Promise<void> => form().getByText(text).waitFor();

const words = { Name: 'Asha Sharma', Email: 'asha@example.com', Message: 'नमस्ते!\nIt should sell <block prints>.' };

async function open(address = '/contact'): Promise<void> {
  await page.goto(address);
  await field('Subject').focus();
  await page.locator('[data-island="contact-form"][data-live]').waitFor();
}

async function fillIn(): Promise<void> {
  for (const [name, value] of Object.entries({ ...words, Subject: subject })) await field(name).fill(value);
}

const values = async () =>
  Object.fromEntries(
    await Promise.all(
      ['Name', 'Email', 'Subject', 'Message'].map(async (name) => [name, await field(name).inputValue()]),
    ),
  ) as Record<string, string>;

const serviceOf = (route: Route): string => (route.request().postDataJSON() as EmailRequest).service_id;

describe('a message from the contact form', () => {
  test('arrives as a mail that can be answered, and the page says so for five seconds', async () => {
    await page.clock.install();
    await open();
    await fillIn();
    // From here on time stands still unless the test says so; the two seconds are those of a fast typist.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    await send().click();
    await says(contactMessages.sent);
    expect(await values()).toEqual({ Name: '', Email: '', Subject: '', Message: '' });

    const [mail, ...more] = await untilMailed(site.dataDir, subject);
    expect(more).toEqual([]);
    expect(mail?.to?.map(({ address }) => address)).toEqual([ownerAddress]);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([words.Email]);
    expect(mail?.text).toContain(words.Name);
    expect(mail?.text).toContain('नमस्ते!');
    expect(mail?.text).toContain('It should sell <block prints>.');
    expect(mail?.html).toContain('&lt;block prints&gt;');

    await page.clock.runFor(4999);
    expect(await form().getByText(contactMessages.sent).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await form().getByText(contactMessages.sent).waitFor({ state: 'hidden' });
  });

  test('goes by the backup service when the primary fails', async () => {
    const services: string[] = [];
    await page.route(anywhere, (route) => {
      services.push(serviceOf(route));
      return serviceOf(route) === 'primary' ? route.abort() : route.continue();
    });
    await open();
    await fillIn();
    await send().click();
    await says(contactMessages.sentByBackup);
    expect(services).toEqual(['primary', 'backup']);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });

  test('that cannot be sent is told in red and can be restored', async () => {
    await page.route(anywhere, (route) => route.abort());
    await open();
    await fillIn();
    await send().click();
    await says(contactMessages.failed);
    expect(await values()).toEqual({ Name: '', Email: '', Subject: '', Message: '' });
    await form().getByRole('button', { name: 'Restore my message' }).click();
    expect(await values()).toEqual({ ...words, Subject: subject });
    expect(await mailsAbout(site.dataDir, subject)).toEqual([]);
  });

  test('that could not be sent is offered again on the next visit', async () => {
    await page.route(anywhere, (route) => route.abort());
    await open();
    await fillIn();
    await send().click();
    await says(contactMessages.failed);
    await open('/contact-form');
    await form().getByRole('button', { name: 'Restore my message' }).click();
    expect(await values()).toEqual({ ...words, Subject: subject });
  });

  test('is one mail when Send is clicked twice', async () => {
    await open();
    await fillIn();
    await send().dblclick();
    await says(contactMessages.sent);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });

  test('is one mail when its answer got lost and the backup sent it again', async () => {
    await page.route(anywhere, async (route) => {
      if (serviceOf(route) !== 'primary') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await open();
    await fillIn();
    await send().click();
    await says(contactMessages.sentByBackup);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });

  test('survives a connection that breaks while it is sent', async () => {
    await page.route(anywhere, async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await open();
    await fillIn();
    await send().click();
    await says(contactMessages.failed);
    await page.unroute(anywhere);
    await context.setOffline(false);
    await form().getByRole('button', { name: 'Restore my message' }).click();
    await send().click();
    await says(contactMessages.sent);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });

  test('can be sent from the landing page as well', async () => {
    await open('/');
    await fillIn();
    await send().click();
    await says(contactMessages.sent);
    expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
  });
});
