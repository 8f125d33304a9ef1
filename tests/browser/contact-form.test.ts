import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { wordsByColour } from '../harness/browser.ts';
import { frameMs, openStopped, page, useBrowser, wake } from './shared-browser.ts';

const sent: Record<string, unknown>[] = [];
useBrowser();

const form = () => page.locator('main form', { has: page.getByLabel('Subject') });
const field = (name: string) => form().getByLabel(name, { exact: true });
const button = () => form().getByRole('button', { name: /^Send/ });
const values = () => Promise.all(['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).inputValue()));

/** Opens the form before a hosted e-mail service that refuses so many sends. */
async function open(refused = 0): Promise<void> {
  sent.length = 0;
  await openStopped('/contact-form');
  await page.route('**/api/v1.0/email/send', (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return sent.length > refused ? route.fulfill({ body: 'OK' }) : route.fulfill({ status: 412 });
  });
  await wake('contact-form');
}

async function fillIn(): Promise<void> {
  await field('Name').fill('Asha Sharma');
  await field('Email').fill('asha@example.com');
  await field('Subject').fill('A shop');
  await field('Message').fill('It should sell <block prints>.');
}

async function press(): Promise<void> {
  await button().click();
  await page.clock.runFor(frameMs);
}

const colours = { green: '--success', red: '--error' };

/** Checks a banner's text, its colour, and its end after five seconds, give or take a frame. */
async function expectBanner(text: string, colour: keyof typeof colours): Promise<void> {
  const banner = form().getByText(text, { exact: true });
  await banner.waitFor();
  expect(await banner.evaluateAll(wordsByColour, colours)).toEqual([{ [colour]: text }]);
  await page.clock.runFor(4999 - frameMs);
  expect(await banner.isVisible()).toBe(true);
  await page.clock.runFor(1 + frameMs);
  await banner.waitFor({ state: 'detached' });
}

test.each([
  ['sent by the primary service', 'green', 'Message sent successfully!', 0],
  ['sent by the backup', 'green', 'Message sent via backup email!', 1],
  ['both fail', 'red', 'Failed to send message. Please try again later.', 2],
] as const)("%s: %s '%s' for 5000 ms, and the form is cleared", async (_, colour, text, refused) => {
  await open(refused);
  await page.evaluate(() => {
    const reported: string[] = [];
    Object.assign(globalThis, { reported });
    addEventListener('error', ({ error }) => reported.push((error as Error).message));
  });
  await fillIn();
  await press();
  // The shortest accepted fill time.
  await page.clock.runFor(1020);
  await expectBanner(text, colour);
  expect(await values()).toEqual(['', '', '', '']);
  const both = [
    { lib_version: '3.2.0', user_id: 'site', service_id: 'primary', template_id: 'contact' },
    { service_id: 'backup', template_id: 'contact_backup' },
  ];
  expect(sent).toMatchObject(both.slice(0, refused + 1));
  expect(sent[0]?.['template_params']).toMatchObject({ to: company.email });
  expect(await page.evaluate(() => (globalThis as unknown as { reported: string[] }).reported)).toEqual(
    ['Primary email failed', 'Backup email failed'].slice(0, refused),
  );
});

test("a field empty: red 'Please fill in all fields before submitting.' for 5000 ms, and nothing is sent", async () => {
  await open();
  for (const empty of ['Name', 'Email', 'Subject', 'Message']) {
    await fillIn();
    await field(empty).fill('  ');
    await press();
    await expectBanner('Please fill in all fields before submitting.', 'red');
    expect(sent).toEqual([]);
    expect((await values()).filter((value) => value.trim() !== '')).toHaveLength(3);
  }
});
