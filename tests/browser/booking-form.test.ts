import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, setTextSize, tooWide } from '../harness/browser.ts';
import { translatePage } from '../harness/translate-page.ts';
import { openPage, openStopped, page, useBrowser, wake } from './shared-browser.ts';

let requests = 0;
/** The answer to what is sent; undefined answers nothing. */
let answer: Parameters<Route['fulfill']>[0];
useBrowser();

const form = () => page.locator('main form', { has: page.getByLabel('Phone') });
const field = (name: string) => form().getByLabel(name, { exact: true });
const button = (name: string) => form().getByRole('button', { name, exact: true });
const says = (text: string) => page.locator('main').getByText(text, { exact: true });

const passed = 'Please choose a time that is still to come.';

async function open(): Promise<void> {
  requests = 0;
  answer = { body: 'OK' };
  await openStopped('/book-a-call');
  await page.route('**/api/v1.0/email/send', (route) => {
    requests += 1;
    return answer && route.fulfill(answer);
  });
  await wake('booking-form');
}

async function fillIn(): Promise<void> {
  await field('Name').fill('Asha');
  await field('Email').fill('asha@example.com');
  await button('Next').click();
  await field('Phone').fill('+971 4 000 0000');
  await field('Message').fill('Which parts first?');
}

async function book(): Promise<void> {
  await button('Book a Call').click();
  await page.clock.runFor(1020);
}

test("Next without a name says 'Please enter your name.', asks for the name alone, and Back returns with what was typed", async () => {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
  await open();
  await field('Email').fill('asha@example.com');
  await button('Next').click();
  await says('Please enter your name.').waitFor();
  expect(await field('Phone').isVisible()).toBe(false);
  expect(await focused()).toBe('name');
  await field('Email').fill('');
  await field('Name').fill('Asha');
  // The second click of a double click presses nothing of step 2.
  await button('Next').dblclick();
  expect(await focused()).toBe('phone');
  expect(await field('Name').isVisible()).toBe(false);
  await button('Back').click();
  await field('Name').waitFor();
  expect(await field('Name').inputValue()).toBe('Asha');
  expect(await field('Phone').isVisible()).toBe(false);
});

test('the preferred time looks like a choice in forced colours, which drop the drawn arrow, and step 2 keeps to a phone with text twice as large', async () => {
  await open();
  await fillIn();
  await page.emulateMedia({ forcedColors: 'active' });
  const select = form().locator('select');
  expect(await select.evaluate((drawn) => getComputedStyle(drawn).appearance)).toBe('auto');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(phone);
  await setTextSize(page, 32);
  expect(await tooWide(page)).toEqual([]);
});

/** Puts a button of its own before each field, as an extension that fills in addresses does. */
const extend = () =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('[data-island] input'))
      input.before(Object.assign(document.createElement('button'), { type: 'button', className: 'relay' }));
  });

test.each([
  ['Next', 'nobody changes', 'phone', undefined],
  ['Enter in a field', 'nobody changes', 'phone', undefined],
  ['Next', 'the browser translates meanwhile', 'phone', () => page.evaluate('translate()')],
  ['Next', 'an extension changes meanwhile', 'phone', extend],
  ['The focus', 'the browser translates meanwhile', 'name', () => page.evaluate('translate()')],
])('%s before the scripts have come counts when they have, in a page that %s', async (press, _, at, change) => {
  const incidents = await openPage();
  await page.addInitScript(translatePage, 'late' as const);
  const held: Route[] = [];
  let holding = true;
  // Fetched by the first script of the page, which is running then.
  await page.route('**/assets/*.js', async (route) => {
    if (holding && route.request().resourceType() === 'fetch') held.push(route);
    else await route.continue();
  });
  await page.goto('/book-a-call');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await field('Name').fill('Asha');
  if (press === 'Next') await button('Next').click();
  if (press === 'Enter in a field') await field('Name').press('Enter');
  await change?.();
  holding = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.locator('[data-island="booking-form"][data-live]').waitFor();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(at);
  expect(await page.locator('[name=phone]').isVisible()).toBe(at === 'phone');
  expect(await page.locator('[name=name]').inputValue()).toBe('Asha');
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  // React tells that an extension has changed what it draws.
  const told = change === extend ? /not focusable|#418/ : /not focusable/;
  expect(incidents.filter((incident) => !told.test(incident))).toEqual([]);
});

test("submitting without a field says 'Please fill out all fields.' and sends nothing", async () => {
  await open();
  await fillIn();
  for (const empty of ['Name', 'Email', 'Phone', 'Message']) {
    const isFirst = empty === 'Name' || empty === 'Email';
    if (isFirst) await button('Back').click();
    const typed = await field(empty).inputValue();
    await field(empty).fill(empty === 'Name' ? typed : ' ');
    if (isFirst) await button('Next').click();
    // Step 1 cannot be left without a name, so the field is emptied by script afterwards.
    if (empty === 'Name') await field(empty).evaluate((input: HTMLInputElement) => (input.value = ''));
    await book();
    await says('Please fill out all fields.').waitFor();
    expect(requests).toBe(0);
    expect(await field(empty).isVisible()).toBe(true);
    await field(empty).fill(typed);
    await says('Please fill out all fields.').waitFor({ state: 'detached' });
    if (isFirst) await button('Next').click();
  }
});

test("booked: 'Your call has been booked successfully!' for 4000 ms, the form cleared and at step 1; on a window as low as 256 px below the button that has the focus, not over it", async () => {
  await open();
  await fillIn();
  await book();
  const toast = says('Your call has been booked successfully!');
  await toast.waitFor();
  expect(await field('Name').inputValue()).toBe('');
  expect(await field('Phone').isVisible()).toBe(false);
  // Not on a field, at which a phone would lay its keyboard over the toast.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Next');
  await page.clock.runFor(3999);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 320, height: 256 });
  await fillIn();
  await book();
  const next = await button('Next').boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThan((next?.y ?? NaN) + (next?.height ?? NaN));
});

test("failed: 'Something went wrong. Please try again later.', at step 2 with every word; a time that has passed, but not by the clock of this device, is told at its field", async () => {
  await open();
  await fillIn();
  const failed = says('Something went wrong. Please try again later.');
  answer = { status: 503 };
  await book();
  await failed.waitFor();
  expect(await field('Message').inputValue()).toBe('Which parts first?');
  expect(requests).toBe(1);
  answer = { status: 409 };
  await field('Preferred day (optional)').fill('2026-11-20');
  await book();
  await says(passed).waitFor();
  await form().locator('[name=preferred_time][aria-invalid=true]:focus').waitFor();
  expect(await failed.count()).toBe(0);
  await field('Preferred day (optional)').fill('2026-11-21');
  await says(passed).waitFor({ state: 'detached' });
  expect(await field('Message').inputValue()).toBe('Which parts first?');
});

test("a day without its year is asked for by the browser, and not dropped; while it is sent the button says 'Booking...' and cannot be pressed", async () => {
  await open();
  await fillIn();
  await field('Preferred day (optional)').focus();
  await page.keyboard.type('2011');
  await book();
  await form().locator('[name=preferred_day]:focus').waitFor();
  expect(requests).toBe(0);
  await field('Preferred day (optional)').fill('2026-11-30');
  answer = undefined;
  await book();
  await expect.poll(() => requests).toBe(1);
  expect(await button('Booking...').isDisabled()).toBe(true);
  expect(await button('Back').isDisabled()).toBe(true);
});
