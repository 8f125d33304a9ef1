import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { contactMessages, faultWords } from '../../contracts/messages.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import type { SiteServer } from '../harness/site-server.ts';
import { visitSite } from '../harness/visit-site.ts';

const visit = visitSite({ javaScriptEnabled: false });
let site: SiteServer;
let page: Page;
let subject = '';

beforeEach(async () => {
  ({ site, page } = visit);
  subject = `Without a script, ${visit.number}`;
  await page.goto('/contact');
});

const form = () => page.locator('form', { has: page.getByLabel('Subject') });
const field = (name: string) => form().getByLabel(name, { exact: true });

async function fillIn(email = 'asha@example.com'): Promise<void> {
  await field('Name').fill('Asha "A" <Sharma>');
  await field('Email').fill(email);
  await field('Subject').fill(subject);
  await field('Message').fill('It should sell <block prints>.');
}

test('loading that page again sends nothing', async () => {
  await fillIn();
  await form().getByRole('button', { name: 'Send message' }).click();
  await page.getByText(contactMessages.sent).waitFor();
  await untilMailed(site.dataDir, subject);
  await page.reload();
  expect(await mailsAbout(site.dataDir, subject)).toHaveLength(1);
});

test('a message that is too long is told so, and comes back whole', async () => {
  await fillIn();
  const long = 'It should sell block prints. '.repeat(1800);
  await field('Message').fill(long);
  await form().getByRole('button', { name: 'Send message' }).click();
  await page.getByText(faultWords.tooLarge).waitFor();
  expect(await field('Message').inputValue()).toBe(long);
  expect(await field('Subject').inputValue()).toBe(subject);
});

test('two clicks are one mail', async () => {
  await fillIn();
  await form().getByRole('button', { name: 'Send message' }).dblclick();
  await page.getByText(contactMessages.sent).waitFor();
  await untilMailed(site.dataDir, subject);
  expect(await mailsAbout(site.dataDir, subject)).toHaveLength(1);
});
