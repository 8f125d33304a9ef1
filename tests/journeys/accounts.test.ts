import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountMails } from '../../content/mail/account-mails.ts';
import { loginMessages, signupMessages } from '../../contracts/account-messages.ts';
import { resetMessages } from '../../contracts/login-messages.ts';
import { unexpected } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { context, email, incidents, openLive, page, site, visitSite } from '../harness/visit-site.ts';

visitSite();
const password = 'blue pottery';

const form = (): Locator => page.locator('main form');
const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
const accountButton = (on = page): Locator => on.locator('header').getByRole('button', { name: 'Account' });
const says = (text: string): Promise<void> => page.locator('main').getByText(text, { exact: true }).waitFor();

const open = (address: '/login' | '/signup' | '/forgot-password') => openLive(address, 'account-form');

async function fillIn(secret = password): Promise<void> {
  await form().getByLabel('Email').fill(email);
  const field = form().getByLabel('Password', { exact: true });
  if ((await field.count()) > 0) await field.fill(secret);
}

async function signUp(): Promise<void> {
  await open('/signup');
  await fillIn();
  await button(/^Sign Up$/).click();
  await says(signupMessages.done);
}

/** Creates an account that is not logged in. */
async function haveAccount(): Promise<void> {
  await signUp();
  await page.evaluate(() => sessionStorage.clear());
}

async function logOut(): Promise<void> {
  await accountButton().click();
  await page.locator('#account-menu').getByRole('button', { name: 'Log out' }).click();
  await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
}

/** The link or code of the newest mail with this subject to this test's visitor. */
async function fromMail(subject: string, pattern: RegExp): Promise<string> {
  const mail = (await untilMailed(site.dataDir, subject, email)).at(-1);
  const [, found] = pattern.exec(mail?.text ?? '') ?? [];
  if (found === undefined) throw new Error(`No mail about "${subject}" for ${email}.`);
  return found;
}

describe('an account by e-mail and password', () => {
  test('signs up, is shown in the header, survives a reload, and logs out', async () => {
    await signUp();
    await page.waitForURL(`${site.origin}/`);
    await accountButton().click();
    expect(await page.locator('#account-menu').innerText()).toContain(email);
    await page.reload();
    await accountButton().waitFor();
    await logOut();
    await page.reload();
    expect(await page.locator('header').getByRole('link', { name: 'Login' }).count()).toBe(1);
    expect(unexpected(incidents)).toEqual([]);
  });

  test('without Remember Me ends with the tab; with it, another tab is logged in as well', async () => {
    await signUp();
    const tab = await context.newPage();
    await tab.goto('/faq');
    expect(await tab.locator('header').getByRole('link', { name: 'Login' }).count()).toBe(1);
    await open('/login');
    await fillIn();
    await form().getByLabel('Remember Me').check();
    await button(/^Login$/).click();
    await says(loginMessages.done);
    await tab.reload();
    await accountButton(tab).waitFor();
    await page.waitForURL(`${site.origin}/`);
    await accountButton().waitFor();
    await logOut();
    await tab.locator('header').getByRole('link', { name: 'Login' }).waitFor();
    expect(unexpected(incidents)).toEqual([]);
  });

  test('sets a new password by the mail, and the old one is good no more', async () => {
    await haveAccount();
    await open('/forgot-password');
    await fillIn();
    await button('Send Reset Link').click();
    await says(resetMessages.sent);
    await page.goto(await fromMail(accountMails.password_reset.subject, /(http\S+\/__\/auth\/action\S+)/));
    const field = page.getByLabel('New password');
    await field.fill('marble and shade');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await untilMailed(site.dataDir, accountMails.password_changed.subject, email);
    await open('/login');
    await fillIn();
    await button(/^Login$/).click();
    await says(loginMessages.wrongPassword);
    await fillIn('marble and shade');
    await button(/^Login$/).click();
    await says(loginMessages.done);
    expect(unexpected(incidents)).toEqual([]);
  });
});
