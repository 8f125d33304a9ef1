import { beforeEach, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { formWords } from '../../content/form-words.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { bookingMessages } from '../../contracts/messages.ts';
import { untilMailed } from '../harness/maildir.ts';
import { page, site, visits, visitSite } from '../harness/visit-site.ts';

const anywhere = `**${emailPaths.send}`;
const message = 'कौन से हिस्से पहले?\nWhich parts first?';

visitSite({ timezoneId: 'Asia/Dubai' });
let name = '';

beforeEach(() => {
  name = `Rough weather ${visits}`;
});

const form = () => page.locator('form', { has: page.getByLabel('Phone') });
const field = (label: string) => form().getByLabel(label, { exact: true });
const button = (label: string) => form().getByRole('button', { name: label });
const isLive = () => page.locator('[data-island="booking-form"][data-live]').waitFor();
const says = (text: string) => page.getByText(text).waitFor();

async function open(): Promise<void> {
  await page.goto('/book-a-call');
  await isLive();
}

const visitor = () => `asha${visits}@example.com`;

async function fillIn(email = visitor()): Promise<void> {
  await field('Name').fill(name);
  await field('Email').fill(email);
  await button('Next').click();
  await field('Phone').fill('+971 4 000 0000');
  await field('Message').fill(message);
}

/** The mails of a booking: whether each contains the message. */
const mailed = async () => (await untilMailed(site.dataDir, name)).map(({ text }) => text?.includes(message));

test('a booked call arrives with its time in both zones and a calendar file, and is confirmed to the visitor', async () => {
  await open();
  await fillIn();
  await form().getByLabel('Preferred day').fill('2098-11-24');
  await form().getByLabel('Preferred time').selectOption('11:30');
  await form().getByText('11:30 for you (Dubai)').waitFor();
  await button('Book a Call').click();
  await says(bookingMessages.booked);

  const [mail] = await untilMailed(site.dataDir, name);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([visitor()]);
  expect(mail?.text).toContain(`13:00 in ${company.clock}`);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
  const [confirmed] = await untilMailed(site.dataDir, `Your call request to ${company.name}`, visitor());
  expect(confirmed?.text).toContain('11:30 for you (Asia/Dubai)');
  expect(confirmed?.text).not.toContain('Which parts first?');
  expect(confirmed?.attachments).toHaveLength(1);
});

test('reloading between the steps loses nothing', async () => {
  await open();
  await fillIn();
  await page.reload();
  await isLive();
  if ((await field('Name').inputValue()) === '') {
    await says(formWords.unfinished);
    await button(formWords.restore).click();
  }
  await button('Next').click();
  expect(await field('Message').inputValue()).toBe(message);
  await button('Book a Call').click();
  await says(bookingMessages.booked);
  expect(await mailed()).toEqual([true]);
});

test('the back button after success leads to an empty form, and after failure to what was written', async () => {
  await open();
  await fillIn();
  await button('Book a Call').click();
  await says(bookingMessages.booked);
  await page.goto('/about');
  await page.goBack();
  await isLive();
  expect(await field('Name').inputValue()).toBe('');
  expect(await button(formWords.restore).count()).toBe(0);

  name = `${name} again`;
  await page.route(anywhere, (route) => route.abort());
  await fillIn();
  await button('Book a Call').click();
  await says(bookingMessages.failed);
  await page.goto('/about');
  await page.unroute(anywhere);
  await page.goBack();
  await isLive();
  if ((await field('Name').inputValue()) === '') await button(formWords.restore).click();
  expect(await field('Name').inputValue()).toBe(name);
  if (!(await field('Message').isVisible())) await button('Next').click();
  await button('Book a Call').click();
  await says(bookingMessages.booked);
  expect(await mailed()).toEqual([true]);
});
