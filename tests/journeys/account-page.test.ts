import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountQuestions } from '../../content/account-questions.ts';
import { company } from '../../content/company.ts';
import { accountWords } from '../../content/account-words.ts';
import { accountPage } from '../../content/pages/account.ts';
import { identityWords } from '../../content/identity-words.ts';
import { accountMails } from '../../content/mail/account-mails.ts';
import { loginMessages } from '../../contracts/account-messages.ts';
import { wallTime } from '../../contracts/call-time.ts';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { bookingMessages, contactMessages } from '../../contracts/messages.ts';
import { openDatabase } from '../../services/database/database.ts';
import { withoutEdge } from '../browser/control-looks.ts';
import { accessibilityFaults, accessibilityFaultsEverywhere } from '../harness/axe.ts';
import { desktop, giveAuthenticator, openContext, phone, tooWide } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import {
  browser,
  callIdentity,
  context,
  email,
  faults,
  logIn,
  openAccountForm,
  openLive,
  page,
  site,
  visitSite,
} from '../harness/visit-site.ts';

// Browsers have passkeys at localhost, not under an address.
visitSite({ timezoneId: 'Asia/Dubai' }, {}, { host: 'localhost' });
const password = 'blue pottery';
const { activity, everywhere, passkeys, password: change, removal, sent } = accountPage;

beforeEach(() => logIn(identityPaths.signUp, { email, password }));

async function openAccount(tab = page): Promise<void> {
  await tab.goto('/account');
  await tab.getByRole('heading', { name: sent.heading }).waitFor();
  await tab.getByText(activity.here).waitFor();
}

/** Verifies the address by the link in the mail, in another tab, as a mail program does. */
async function confirmAddress(): Promise<void> {
  await page.getByRole('link', { name: accountPage.facts.prove }).click();
  await page.getByRole('button', { name: sent.unproved.button }).click();
  await page.getByText(sent.unproved.done.replace('{email}', email)).waitFor();
  const [mail] = await untilMailed(site.dataDir, accountMails.verify_email.subject, email);
  const [link = ''] = /http\S+\/__\/auth\/action\S+/.exec(mail?.text ?? '') ?? [];
  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByLabel(identityWords.verify.password).fill(password);
  await tab.getByRole('button', { name: identityWords.verify.button }).click();
  await tab.getByRole('heading', { name: identityWords.verify.done.title }).waitFor();
  await tab.close();
}

async function sendMessage(): Promise<void> {
  await openLive('/contact-form', 'contact-form');
  const form = page.locator('main form');
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(email);
  await form.getByLabel('Name').fill('Asha Verma');
  await form.getByLabel('Subject').fill('A shop that loads quickly');
  await form.getByLabel('Message').fill('We sell blue pottery.\nCan you help?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByText(contactMessages.sent, { exact: true }).waitFor();
}

async function bookCall(): Promise<void> {
  await openLive('/book-a-call', 'booking-form');
  const form = page.locator('main form');
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(email);
  await form.getByLabel('Name').fill('Asha Verma');
  await page.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Phone').fill('+971 4 000 0000');
  await form.getByLabel(/^Message/).fill('Which part first?');
  await form.getByLabel(/^Preferred day/).fill('2098-11-24');
  await form.getByLabel(/^Preferred time/).selectOption('11:30');
  await page.getByRole('button', { name: 'Book a Call' }).click();
  await page.getByText(bookingMessages.booked, { exact: true }).first().waitFor();
}

test(
  'the account page comes back from the link of the mail to what was sent, gives it as a file, without a barrier, and deletes it with the account',
  { timeout: 60_000 },
  async () => {
    await openAccount();
    await page.getByText(sent.unproved.text.replace('{email}', email)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await confirmAddress();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Nothing in the last 30 days.').waitFor();
    await sendMessage();
    await bookCall();

    await openAccount();
    const rows = page.locator('main ol > li');
    await rows.nth(1).waitFor();
    const call = await rows.nth(0).innerText();
    const ours = wallTime(Date.parse('2098-11-24T11:30+04:00'), company.timeZone).time;
    for (const words of ['A call request', '11:30 for you (Dubai)', `${ours} in ${company.clock}`])
      expect(call).toContain(words);
    expect(await rows.nth(1).innerText()).toContain('A shop that loads quickly');
    const deliveredRows = async () => {
      await page.reload();
      await rows.nth(1).waitFor();
      return page.getByText(sent.states.delivered).count();
    };
    await expect.poll(deliveredRows, { timeout: 15_000 }).toBe(2);
    await rows.nth(1).locator('summary').press('Enter');
    await rows.nth(1).getByText('We sell blue pottery.').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: accountPage.data.button }).click(),
    ]);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, object[]>;
    expect(data['account']).toMatchObject({ email, emailVerified: true });
    expect(data['messages']).toMatchObject([{ subject: 'A shop that loads quickly', state: 'delivered' }]);
    expect(data['bookings']).toMatchObject([{ phone: '+971 4 000 0000', preferred_time: '11:30' }]);

    expect(await accessibilityFaultsEverywhere(page)).toEqual([]);
    for (const size of [phone, desktop, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      expect(await tooWide(page), `${size.width}`).toEqual([]);
    }
    await page.getByRole('button', { name: everywhere.button }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe(everywhere.button);
    await page.getByRole('button', { name: removal.button }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel(accountQuestions.password).fill(password);
    await page.getByRole('button', { name: accountQuestions.removal.confirm }).click();
    await page.getByText(removal.done).waitFor();
    const { db, close } = await openDatabase({ dataDir: site.dataDir });
    const left = async () => (await db.selectFrom('outbox').select('fields').execute()).map(({ fields }) => fields);
    // The notice of the deletion is the last mail.
    await expect.poll(async () => (await left()).filter((fields) => fields.includes(email))).toEqual([]);
    await close();
    expect(faults()).toEqual([]);
  },
);

test('the account menu opens and closes by keyboard on a page without React, and says what it is', async () => {
  await page.goto('/about');
  const button = page.locator('header').getByRole('button', { name: 'Account' });
  await button.waitFor();
  expect(await page.evaluate(() => document.querySelectorAll('[data-island]').length)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(withoutEdge)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#account-menu');
  await menu.getByText(email).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Your account');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Account');
  expect(faults()).toEqual([]);
});

test('a form that comes filled in leaves a draft as it was', async () => {
  await openLive('/contact-form', 'contact-form');
  const form = page.locator('main form');
  await form.getByLabel('Email').fill('desk@example.com');
  await form.getByLabel('Message').fill('Half a sentence');
  await page.reload();
  await page.locator('[data-island="contact-form"][data-live]').waitFor();
  const restore = page.getByRole('button', { name: 'Restore my message' });
  await expect
    .poll(async () => {
      if (await restore.isVisible()) await restore.click();
      return form.getByLabel('Message').inputValue();
    })
    .toBe('Half a sentence');
  expect(await form.getByLabel('Email').inputValue()).toBe('desk@example.com');
});

test('logs out everywhere: another browser is logged out at its next call', { timeout: 60_000 }, async () => {
  const other = await openContext(browser, site.origin);
  await logIn(identityPaths.signInWithPassword, { email, password }, other.context);
  const elsewhere = await other.context.newPage();
  await openAccount(elsewhere);
  await openAccount();
  await page.getByRole('button', { name: everywhere.button }).click();
  await page.getByRole('button', { name: accountQuestions.everywhere.confirm }).click();
  await page.getByText(everywhere.done).waitFor();
  await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
  await elsewhere.goto('/account');
  await elsewhere.getByText(accountPage.loggedOut.text).waitFor();
  await elsewhere.locator('header').getByRole('link', { name: 'Login' }).waitFor();
  await other.context.close();
  expect(faults()).toEqual([]);
});

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
const signInElsewhere = () =>
  callIdentity(identityPaths.signInWithPassword, { email, password }, { 'user-agent': safari });

const openLogin = () => openAccountForm('/login');

/** The text of the focused element. */
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('the holder of an account', { timeout: 90_000 }, () => {
  test('changes the password with the current one, and goes on in this browser', async () => {
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
    expect((await signInElsewhere()).status).toBe(400);
    expect(faults()).toEqual([]);
  });

  test('sees another browser and logs it out, and stays in the question whether to log out everywhere after a call that fails', async () => {
    await signInElsewhere();
    await openAccount();
    await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
    await page.getByText('Safari on iPhone was logged out.').waitFor();
    expect(await page.getByRole('button', { name: 'Log out Safari on iPhone' }).count()).toBe(0);
    await page.getByText(accountPage.record.kinds['session-ended']).waitFor();
    expect(faults()).toEqual([]);
    await page.route('**/revoke*', (route) => route.abort());
    await page.getByRole('button', { name: everywhere.button }).click();
    await page.getByRole('button', { name: accountQuestions.everywhere.confirm }).click();
    await page.getByText(loginMessages.network).waitFor();
    await expect.poll(focused).toBe(accountQuestions.everywhere.confirm);
  });

  test('adds a passkey, logs in with it, loses it, and gets in by the password to remove it', async () => {
    const lose = await giveAuthenticator(page);
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
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText(loginMessages.done).waitFor();
    await openAccount();
    expect(await accessibilityFaultsEverywhere(page)).toEqual([]);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await tooWide(page)).toEqual([]);
    }
    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByText(passkeys.removed).waitFor();
    expect(await focused()).toBe(passkeys.heading);
    expect(faults()).toEqual([]);
  });
});
