import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { formWords } from '../../content/form-words.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { contactMessages } from '../../contracts/messages.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import { ownerAddress } from '../harness/site-server.ts';
import { page, site, visits, visitSite } from '../harness/visit-site.ts';

const anywhere = `**${emailPaths.send}`;
const labels = ['Name', 'Email', 'Subject', 'Message'] as const;

visitSite();
let words: Record<(typeof labels)[number], string>;

beforeEach(() => {
  words = {
    Name: 'Asha Sharma',
    Email: 'asha@example.com',
    Subject: `Through rough weather, ${visits}`,
    Message: 'नमस्ते!\nIt should sell <block prints>.',
  };
});

const form = (): Locator => page.locator('form', { has: page.getByLabel('Subject') });
const field = (label: string): Locator => form().getByLabel(label, { exact: true });
const send = (): Locator => form().getByRole('button', { name: 'Send message' });
const restore = (): Locator => form().getByRole('button', { name: formWords.restore });
const says = (text: string): Promise<void> => form().getByText(text).waitFor();
const isLive = () => page.locator('[data-island="contact-form"][data-live]').waitFor();
const typed = async () =>
  Object.fromEntries(await Promise.all(labels.map(async (label) => [label, await field(label).inputValue()])));
const empty = { Name: '', Email: '', Subject: '', Message: '' };

async function open(address = '/contact-form'): Promise<void> {
  await page.goto(address);
  await field('Subject').focus();
  await isLive();
}

async function fillIn(): Promise<void> {
  for (const label of labels) await field(label).fill(words[label]);
}

async function mails(): Promise<number> {
  return (await mailsAbout(site.dataDir, words.Subject)).length;
}

test('a message arrives as a mail that can be answered, the page says so, and Back leads to an empty form that offers nothing', async () => {
  await open('/contact');
  await fillIn();
  await send().click();
  await says(contactMessages.sent);
  expect(await typed()).toEqual(empty);

  const [mail, ...more] = await untilMailed(site.dataDir, words.Subject);
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
  await fillIn();
  await send().click();
  await stored.promise;
  await page.reload();
  answersArrive = true;
  await isLive();
  await says(formWords.interrupted);
  await restore().click();
  expect(await typed()).toEqual(words);
  await send().click();
  await says(contactMessages.sent);
  await untilMailed(site.dataDir, words.Subject);
  expect(await mails()).toBe(1);
});

test('reloading the page in the middle of writing loses nothing', async () => {
  await open();
  await fillIn();
  await page.reload();
  await isLive();
  if ((await field('Message').inputValue()) === '') {
    await says(formWords.unfinished);
    await restore().click();
  }
  expect(await typed()).toEqual(words);
});
