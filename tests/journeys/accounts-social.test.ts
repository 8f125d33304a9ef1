import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { identityWords } from '../../content/identity-words.ts';
import { accountMails } from '../../content/mail/account-mails.ts';
import { socialMessages } from '../../contracts/login-messages.ts';
import { untilMailed } from '../harness/maildir.ts';
import { context, email, openAccountForm, page, site, visitSite } from '../harness/visit-site.ts';

visitSite();
const said = () => page.locator('#account-message').innerText();

const open = (address: '/login' | '/signup' = '/login') => openAccountForm(address);

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
    await open();
    const window = await popup('Log in with Google');
    expect(await window.evaluate(() => window.opener !== null)).toBe(true);
    await goToProvider(window);
    await prove(window);
    await expect.poll(said).toContain(socialMessages.done('Google'));
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
    expect(await said()).toBe('');
    await page.evaluate(() => {
      document.hasFocus = () => true;
    });
    await page.clock.runFor(1000);
    await expect.poll(said).toContain(socialMessages.popupClosed.signup);
    await prove(window);
    await expect.poll(said).toContain(socialMessages.done('Facebook'));
  });

  test('stays, and says what to do, where the page that opened it was left', async () => {
    await open();
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
  await open();
  await page.getByRole('button', { name: 'Log in with Facebook' }).click();
  await expect.poll(said).toContain(socialMessages.failed('Facebook'));
});
