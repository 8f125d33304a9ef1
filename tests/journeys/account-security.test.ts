import { beforeEach, describe, expect, test } from 'vitest';
import { accountQuestions } from '../../content/account-questions.ts';
import { accountWords } from '../../content/account-words.ts';
import { accountPage } from '../../content/pages/account.ts';
import { loginMessages } from '../../contracts/account-messages.ts';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { accessibilityFaults, accessibilityFaultsEverywhere } from '../harness/axe.ts';
import { giveAuthenticator } from '../harness/authenticator.ts';
import { desktop, phone, tooWide, unexpected } from '../harness/browser.ts';
import { callIdentity, context, email, incidents, openLive, page, visitSite } from '../harness/visit-site.ts';

const { activity, passkeys, password: change } = accountPage;
const password = 'blue pottery';

// Browsers have passkeys at localhost, not under an address.
visitSite({}, {}, { host: 'localhost' });

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
const callElsewhere = (path: string) => callIdentity(path, { email, password }, { 'user-agent': safari });

beforeEach(() => callElsewhere(identityPaths.signUp));

const openLogin = () => openLive('/login', 'account-form');

async function logIn(secret: string): Promise<void> {
  await openLogin();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText(loginMessages.done).waitFor();
}

async function openAccount(): Promise<void> {
  await page.goto('/account');
  await page.getByText(activity.here).waitFor();
}

/** The text of the focused element. */
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('the holder of an account', { timeout: 90_000 }, () => {
  test('changes the password with the current one, and goes on in this browser', async () => {
    await logIn(password);
    await openAccount();
    await page.getByLabel(change.current).fill('not this one');
    await page.getByLabel(change.next).fill('red sandstone');
    await page.getByRole('button', { name: change.button }).click();
    await page.getByText(loginMessages.wrongPassword).waitFor();
    await page.locator('[name=current][aria-invalid]:focus').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel(change.current).fill(password);
    await page.getByRole('button', { name: change.button }).click();
    await page.getByText(change.done).waitFor();
    await openAccount();
    await page.getByText(accountPage.record.kinds['password-changed']).waitFor();
    expect((await callElsewhere(identityPaths.signInWithPassword)).status).toBe(400);
    expect(unexpected(incidents)).toEqual([]);
  });

  test('sees another browser and logs it out, and stays in the question whether to log out everywhere after a call that fails', async () => {
    const { everywhere } = accountPage;
    await logIn(password);
    await openAccount();
    await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
    await page.getByText('Safari on iPhone was logged out.').waitFor();
    expect(await page.getByRole('button', { name: 'Log out Safari on iPhone' }).count()).toBe(0);
    await page.getByText(accountPage.record.kinds['session-ended']).waitFor();
    expect(unexpected(incidents)).toEqual([]);
    await page.route('**/revoke*', (route) => route.abort());
    await page.getByRole('button', { name: everywhere.button }).click();
    await page.getByRole('button', { name: accountQuestions.everywhere.confirm }).click();
    await page.getByText(loginMessages.network).waitFor();
    await expect.poll(focused).toBe(accountQuestions.everywhere.confirm);
  });

  test('adds a passkey, logs in with it, loses it, and gets in by the password to remove it', async () => {
    const lose = await giveAuthenticator(await context.newCDPSession(page));
    await logIn(password);
    await openAccount();
    await page.getByRole('button', { name: passkeys.add }).click();
    await page.getByRole('dialog').getByLabel(accountQuestions.password).fill(password);
    await page.getByRole('button', { name: accountQuestions.passkey.confirm }).click();
    await page.getByText(passkeys.added).waitFor();
    await page.getByRole('button', { name: accountPage.logOut, exact: true }).click();
    await page.getByText(accountPage.loggedOut.text).waitFor();

    await openLogin();
    await page.getByRole('button', { name: accountWords.passkey.login }).click();
    await page.getByText(loginMessages.done).waitFor();
    await openAccount();
    await page.getByText('Logged in, by a passkey').waitFor();
    await page.getByRole('button', { name: accountPage.logOut, exact: true }).click();
    await page.getByText(accountPage.loggedOut.text).waitFor();

    await lose();
    await openLogin();
    await page.getByRole('button', { name: accountWords.passkey.login }).click();
    await page.getByText(accountWords.passkey.cancelled).waitFor();
    expect(await focused()).toBe(accountWords.passkey.login);
    await logIn(password);
    await openAccount();
    expect(await accessibilityFaultsEverywhere(page)).toEqual([]);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await tooWide(page)).toEqual([]);
    }
    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByText(passkeys.removed).waitFor();
    expect(await focused()).toBe(passkeys.heading);
    expect(unexpected(incidents)).toEqual([]);
  });
});
