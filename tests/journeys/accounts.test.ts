import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { identityWords } from '../../content/identity-words.ts';
import { accountMails } from '../../content/mail/account-mails.ts';
import { loginMessages, signupMessages } from '../../contracts/account-messages.ts';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { resetMessages, socialMessages } from '../../contracts/login-messages.ts';
import { wordsByColour } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { callIdentity, context, email, faults, openAccountForm, page, site, visitSite } from '../harness/visit-site.ts';

visitSite();
const password = 'blue pottery';

const form = (): Locator => page.locator('main form');
const accountButton = (on = page): Locator => on.locator('header').getByRole('button', { name: 'Account' });
const loginLink = (on = page): Locator => on.locator('header').getByRole('link', { name: 'Login' });
const says = (text: string): Promise<void> => page.locator('main').getByText(text, { exact: true }).waitFor();

type AccountPath = '/login' | '/signup' | '/forgot-password';
const open = (path: AccountPath) => openAccountForm(path);

async function fillIn(typed: { email?: string; password?: string } = {}): Promise<void> {
  const account = { email, password, ...typed };
  await form().getByLabel('Email').fill(account.email);
  const field = form().getByLabel('Password', { exact: true });
  if ((await field.count()) > 0) await field.fill(account.password);
}

const press = () => form().locator('[type=submit]').click();

async function signUp(): Promise<void> {
  const goHome = await open('/signup');
  await fillIn();
  await press();
  await says(signupMessages.done);
  await goHome();
}

/** Creates an account for this test's visitor without the form. */
const haveAccount = () => callIdentity(identityPaths.signUp, { email, password });

async function logOut(): Promise<void> {
  await accountButton().click();
  await page.locator('#account-menu').getByRole('button', { name: 'Log out' }).click();
  await loginLink().waitFor();
}

describe('an account by e-mail and password', () => {
  test('signs up, is shown in the header and survives a reload, but ends with the tab; with Remember Me another tab is logged in as well, and logged out with this one', async () => {
    await signUp();
    await page.waitForURL(`${site.origin}/`);
    await accountButton().click();
    expect(await page.locator('#account-menu').innerText()).toContain(email);
    await page.reload();
    await accountButton().waitFor();
    const tab = await context.newPage();
    await tab.goto('/faq');
    expect(await loginLink(tab).count()).toBe(1);
    await logOut();
    await page.reload();
    expect(await loginLink().count()).toBe(1);

    const goHome = await open('/login');
    await fillIn();
    await form().getByLabel('Remember Me').check();
    await press();
    await says(loginMessages.done);
    await goHome();
    await tab.reload();
    await accountButton(tab).waitFor();
    await page.waitForURL(`${site.origin}/`);
    await accountButton().waitFor();
    await logOut();
    await loginLink(tab).waitFor();
    expect(faults()).toEqual([]);
  });

  test('sets a new password by the mail, and the old one is good no more', async () => {
    await haveAccount();
    await open('/forgot-password');
    await fillIn();
    await press();
    await says(resetMessages.sent);
    const [mail] = await untilMailed(site.dataDir, accountMails.password_reset.subject, email);
    await page.goto(/http\S+\/__\/auth\/action\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const field = page.getByLabel('New password');
    await field.fill('marble and shade');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await untilMailed(site.dataDir, accountMails.password_changed.subject, email);
    await open('/login');
    await fillIn();
    await press();
    await says(loginMessages.wrongPassword);
    await fillIn({ password: 'marble and shade' });
    await press();
    await says(loginMessages.done);
    expect(faults()).toEqual([]);
  });
});

/*
 * The texts of the error catalogue about accounts that can be caused at the site's own service, as a visitor sees them. The others
 * are in account-form.dom.test.tsx and popup-login.dom.test.tsx of site/islands/account-form.
 */

/** The message at this moment, by its colour. Errors are assertive live regions, successes polite ones. */
async function said(): Promise<object> {
  const message = form().locator('#account-message');
  const errors = await message.locator('> [role=alert] p').evaluateAll(wordsByColour, { red: '--error' });
  const successes = await message.locator('> [role=status] p').evaluateAll(wordsByColour, { green: '--success' });
  return Object.assign({}, ...errors, ...successes);
}

type Attempt = [code: string, typed: { email?: string; password?: string }, told: object, isKnown?: 'known'];

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
  '/forgot-password': [['the provider’s, with a cross before it', {}, { red: '❌ No account found with this email.' }]],
};
test.each(Object.keys(errors) as AccountPath[])('the errors at %s', async (path) => {
  await open(path);
  for (const [code, typed, told, isKnown] of errors[path]) {
    if (isKnown) await haveAccount();
    await fillIn(typed);
    await press();
    await expect.poll(said, { message: code }).toEqual(told);
  }
});

const told = () => form().locator('#account-message').innerText();

async function popup(name: string): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name }).click()]);
  await opened.waitForLoadState();
  return opened;
}

/** Confirms the address, copied with unseen marks around it, in the popup that stands in for a provider. */
async function prove(window: Page): Promise<void> {
  await window.getByLabel('Email').fill(`\u202A${email}\u202C`);
  await window.getByRole('button').click();
  await window.getByLabel(/^Code/).waitFor();
  const [mail] = await untilMailed(site.dataDir, accountMails.sign_in_code.subject, email);
  await window.getByLabel(/^Code/).fill(/\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '');
  await window.getByRole('button', { name: 'Log in' }).click();
}

describe('a provider that isolates itself (Cross-Origin-Opener-Policy)', () => {
  /** Takes the popup to the provider and back, after which only the channel connects it with the page. */
  async function goToProvider(window: Page): Promise<void> {
    const back = window.url().replaceAll('&', '&amp;');
    await context.route('https://provider.test/', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' },
        body: `<!doctype html><title>Provider</title><a href="${back}">Back to the site</a>`,
      }),
    );
    await window.evaluate(() => location.assign('https://provider.test/'));
    await window.getByRole('link', { name: 'Back to the site' }).click();
    await window.getByLabel('Email').waitFor();
    expect(await window.evaluate(() => window.opener)).toBeNull();
  }

  test('signs in all the same, and its window closes', async () => {
    await open('/login');
    const window = await popup('Log in with Google');
    expect(await window.evaluate(() => window.opener !== null)).toBe(true);
    await goToProvider(window);
    await prove(window);
    await expect.poll(told).toContain(socialMessages.done('Google'));
    await expect.poll(() => window.isClosed()).toBe(true);
  });

  test('is not called closed while the visitor is there', async () => {
    await page.clock.install();
    await open('/signup');
    // With a real visitor the page has no focus while the popup has it.
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    const window = await popup('Sign up with Facebook');
    await goToProvider(window);
    await page.clock.runFor(60_000);
    expect(await told()).toBe('');
    await page.evaluate(() => {
      document.hasFocus = () => true;
    });
    await page.clock.runFor(1000);
    await expect.poll(told).toContain(socialMessages.popupClosed.signup);
    await prove(window);
    await expect.poll(told).toContain(socialMessages.done('Facebook'));
  });

  test('stays, and says what to do, where the page that opened it was left', async () => {
    await open('/login');
    const window = await popup('Log in with Google');
    await page.goto('/faq');
    await prove(window);
    await window.getByText(identityWords.popup.done.text).waitFor();
    expect(window.isClosed()).toBe(false);
    await window.close();
  });
});

test('a window that the browser blocks is told', async () => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open('/login');
  await page.getByRole('button', { name: 'Log in with Facebook' }).click();
  await expect.poll(told).toContain(socialMessages.failed('Facebook'));
});
