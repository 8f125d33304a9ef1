import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { isColoured } from '../harness/browser.ts';
import { frameMs, openStopped, wake } from './stopped-clock.ts';
import { page, useBrowser } from './shared-browser.ts';

/** The answers of a hosted e-mail service to the primary send and to the backup. */
type Answers = { primary: 'OK' | 'fails'; backup: 'OK' | 'fails' };
type Sent = Record<string, unknown> & { service_id: keyof Answers };
const sent: Sent[] = [];
useBrowser();

const form = () => page.locator('main form', { has: page.getByLabel('Subject') });
const field = (name: string) => form().getByLabel(name, { exact: true });
const button = () => form().getByRole('button', { name: /^Send/ });
const values = () => Promise.all(['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).inputValue()));

async function open(answers: Answers): Promise<void> {
  sent.length = 0;
  await openStopped('/contact-form');
  await page.route('**/api/v1.0/email/send', (route: Route) => {
    const request = route.request().postDataJSON() as Sent;
    sent.push(request);
    return answers[request.service_id] === 'OK' ? route.fulfill({ body: 'OK' }) : route.fulfill({ status: 412 });
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

/** Submits and advances the clock by the shortest accepted fill time. */
async function send(): Promise<void> {
  await press();
  await page.clock.runFor(1020);
}

/** Checks a banner's text, its colour by the name in the style sheet, and its end after five seconds, give or take a frame. */
async function expectBanner(text: string, colour: '--success' | '--error'): Promise<void> {
  const banner = form().getByText(text, { exact: true });
  await banner.waitFor();
  expect(await banner.evaluate(isColoured, colour), `${text}: ${colour}`).toBe(true);
  await page.clock.runFor(4999 - frameMs);
  expect(await banner.isVisible()).toBe(true);
  await page.clock.runFor(1 + frameMs);
  await banner.waitFor({ state: 'detached' });
}

describe('the contact form', () => {
  test("sent by the primary service: green 'Message sent successfully!' for 5000 ms, and the form is cleared", async () => {
    await open({ primary: 'OK', backup: 'OK' });
    await fillIn();
    await send();
    await expectBanner('Message sent successfully!', '--success');
    expect(await values()).toEqual(['', '', '', '']);
    expect(sent.map(({ service_id }) => service_id)).toEqual(['primary']);
    expect(sent[0]).toMatchObject({ lib_version: '3.2.0', user_id: 'site', template_id: 'contact' });
    expect(sent[0]?.template_params).toMatchObject({ to: company.email });
  });

  test("sent by the backup: green 'Message sent via backup email!' for 5000 ms, and the form is cleared", async () => {
    await open({ primary: 'fails', backup: 'OK' });
    await fillIn();
    await send();
    await expectBanner('Message sent via backup email!', '--success');
    expect(await values()).toEqual(['', '', '', '']);
    expect(sent.map(({ service_id, template_id }) => [service_id, template_id])).toEqual([
      ['primary', 'contact'],
      ['backup', 'contact_backup'],
    ]);
  });

  test("both fail: red 'Failed to send message. Please try again later.' for 5000 ms, and the form is cleared", async () => {
    await open({ primary: 'fails', backup: 'fails' });
    await page.evaluate(() => {
      const reported: string[] = [];
      Object.assign(globalThis, { reported });
      addEventListener('error', ({ error }) => reported.push((error as Error).message));
    });
    await fillIn();
    await send();
    await expectBanner('Failed to send message. Please try again later.', '--error');
    expect(await values()).toEqual(['', '', '', '']);
    expect(await page.evaluate(() => (globalThis as unknown as { reported: string[] }).reported)).toEqual([
      'Primary email failed',
      'Backup email failed',
    ]);
  });

  test("a field empty: red 'Please fill in all fields before submitting.' for 5000 ms, and nothing is sent", async () => {
    await open({ primary: 'OK', backup: 'OK' });
    for (const empty of ['Name', 'Email', 'Subject', 'Message']) {
      await fillIn();
      await field(empty).fill('  ');
      await press();
      await expectBanner('Please fill in all fields before submitting.', '--error');
      expect(sent).toEqual([]);
      expect((await values()).filter((value) => value.trim() !== '')).toHaveLength(3);
    }
  });
});
