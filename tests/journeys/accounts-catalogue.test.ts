import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { isColoured } from '../harness/browser.ts';
import { callIdentity, email, openLive, page, site, visitSite } from '../harness/visit-site.ts';

/*
 * The texts of the error catalogue about accounts that can be caused at the site's own service, as a visitor sees them. The others
 * are in account-form.dom.test.tsx and refusals.test.ts of site/islands/account-form.
 */

visitSite();
const password = 'blue pottery';

const form = (): Locator => page.locator('main form');
const button = (name: string): Locator => form().getByRole('button', { name, exact: true });

type AccountPath = '/login' | '/signup' | '/forgot-password';
const open = (path: AccountPath) => openLive(path, 'account-form');

async function fillIn(path: AccountPath, typed = { email, password }): Promise<void> {
  await form().getByLabel('Email').fill(typed.email);
  if (path !== '/forgot-password') await form().getByLabel('Password', { exact: true }).fill(typed.password);
}

const press = (path: AccountPath) =>
  button({ '/login': 'Login', '/signup': 'Sign Up', '/forgot-password': 'Send Reset Link' }[path]).click();

/** The message and its colour. Errors are assertive live regions, successes polite ones. */
async function said(): Promise<Record<string, string | null>> {
  for (const [role, colour, name] of [
    ['alert', 'red', '--error'],
    ['status', 'green', '--success'],
  ] as const) {
    const words = form().locator(`#account-message > [role=${role}] p`).first();
    if ((await words.count()) === 0) continue;
    return { [(await words.evaluate(isColoured, name)) ? colour : 'colourless']: await words.textContent() };
  }
  return {};
}

/** Creates an account for this test's visitor without the form. */
const haveAccount = () => callIdentity(identityPaths.signUp, { email, password });

type Attempt = [code: string, typed: { email?: string; password?: string }, says: object, isKnown?: 'known'];

const errors: Record<AccountPath, Attempt[]> = {
  '/login': [
    ['invalid-email', { email: 'asha@' }, { red: 'The email address is not valid.' }],
    ['user-not-found', {}, { red: 'No account found with this email.' }],
    ['wrong-password', { password: 'something else' }, { red: 'Incorrect password. Please try again.' }, 'known'],
  ],
  '/signup': [
    ['invalid-email', { email: 'asha@' }, { red: 'The email address is not valid.' }],
    ['weak-password', { password: 'five5' }, { red: 'Password is too weak. Please use a stronger password.' }],
    ['email-already-in-use', {}, { red: 'This email is already in use.' }, 'known'],
    [
      'none for six characters, nor for an address copied with unseen marks',
      { email: '\u202Asix@example.com\u202C', password: 'sixsix' },
      { green: 'Account created successfully! Redirecting...' },
    ],
  ],
  '/forgot-password': [
    ['the message of the provider with a cross before it', {}, { red: '❌ No account found with this email.' }],
  ],
};
test.each(Object.keys(errors) as AccountPath[])('the errors at %s', async (path) => {
  await open(path);
  for (const [code, typed, says, isKnown] of errors[path]) {
    if (isKnown) await haveAccount();
    await fillIn(path, { email, password, ...typed });
    await press(path);
    await expect.poll(said, { message: code }).toEqual(says);
  }
});

// Eleven passwords take their time.
test('too-many-requests at /login', { timeout: 60_000 }, async () => {
  await haveAccount();
  for (let guess = 0; guess < 10; guess++)
    await callIdentity(identityPaths.signInWithPassword, { email, password: `guess ${guess}` });
  await open('/login');
  await fillIn('/login', { email, password: 'the eleventh' });
  await press('/login');
  await expect.poll(said).toEqual({ red: 'Too many login attempts. Please try again later.' });
});

test.each([
  ['/login', 'ACCESS GRANTED. Redirecting...'],
  ['/signup', 'Account created successfully! Redirecting...'],
] as const)('success at %s: to the home page after 2000 ms', async (path, text) => {
  if (path === '/login') await haveAccount();
  await submitStopped(path);
  await expect.poll(said).toEqual({ green: text });
  expect(await leftAfter(1999)).toEqual([]);
  await page.clock.runFor(1);
  await page.waitForURL(`${site.origin}/`);
});

/** Stops the page's clock and submits. */
async function submitStopped(path: '/login' | '/signup'): Promise<void> {
  await page.clock.install();
  await open(path);
  await fillIn(path);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await press(path);
  // More than a frame takes, after which the press is worked out.
  await page.clock.runFor(20);
}

/** The page's address after this many milliseconds of its clock. */
async function leftAfter(ms: number): Promise<string[]> {
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
  });
  await page.clock.runFor(ms);
  // A redirect would have requested the other page before this.
  await page.evaluate(() => fetch('/robots.txt'));
  return left;
}
