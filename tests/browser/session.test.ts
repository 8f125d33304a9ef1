import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { providerNames } from '../../contracts/identity-wire.ts';
import { newsletterMessages } from '../../contracts/messages.ts';
import { newsletterPaths } from '../../contracts/newsletter.ts';
import { timeoutByTimer } from '../../contracts/testing/timeout-by-timer.ts';
import { frameMs, openStopped, page, useBrowser, wake } from './shared-browser.ts';

const minute = 60_000;
useBrowser();

describe('the ID token of an open page', () => {
  const asked: string[] = [];

  /** Logs in a visitor whose token is valid for an hour, and counts the refreshes. */
  async function open(answer: (route: Route) => Promise<void>): Promise<void> {
    asked.length = 0;
    await openStopped('/faq');
    await page.route('**/v1/token*', (route) => {
      asked.push(new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '');
      return answer(route);
    });
    await page.evaluate((lifeMs) => {
      const session = { localId: 'u1', email: 'asha@example.com', idToken: 'id-1', refreshToken: 'refresh-1' };
      sessionStorage.setItem('account', JSON.stringify({ ...session, expiresAt: Date.now() + lifeMs }));
    }, 60 * minute);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).waitFor();
  }

  const renews = (route: Route) =>
    route.fulfill({ json: { id_token: 'id-2', refresh_token: `refresh-${asked.length + 1}`, expires_in: '3600' } });
  const hasAsked = (times: number) => expect.poll(() => asked.length).toBe(times);

  /** The number of refreshes so far. Waits for the session's lock, which a running refresh holds. */
  async function askedByNow(): Promise<number> {
    await page.evaluate(() => navigator.locks.request('account', () => undefined));
    return asked.length;
  }

  test('is refreshed 5 minutes before it expires, and so is the next', async () => {
    await open(renews);
    await page.clock.runFor(55 * minute - 1000);
    expect(await askedByNow()).toBe(0);
    await page.clock.runFor(1000);
    await hasAsked(1);
    const stored = () => page.evaluate(() => sessionStorage.getItem('account') ?? '');
    await expect.poll(stored).toContain('refresh-2');
    await page.clock.runFor(55 * minute - 1000);
    expect(await askedByNow()).toBe(1);
    await page.clock.runFor(1000);
    await hasAsked(2);
    expect(asked).toEqual(['refresh-1', 'refresh-2']);
  });

  test('that cannot be refreshed is tried again after 30 s, then twice as long each time, up to 16 minutes', async () => {
    await open((route) => route.abort());
    await page.clock.runFor(55 * minute);
    await hasAsked(1);
    for (const [index, seconds] of [30, 60, 120, 240, 480, 960, 960].entries()) {
      // The next delay begins when the failure has been handled.
      await askedByNow();
      await page.clock.runFor(seconds * 1000 - 1);
      expect(await askedByNow()).toBe(index + 1);
      await page.clock.runFor(1);
      await hasAsked(index + 2);
    }
    expect(new Set(asked)).toEqual(new Set(['refresh-1']));
  });
});

test.each([
  ['30 s on a desktop', 30_000, {}],
  ['60 s on a phone', 60_000, { userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156 Mobile' }],
] as const)('a login that nobody answers is given up after %s', async (_name, ms, options) => {
  await openStopped('/login', options);
  await page.route('**/accounts:signInWithPassword*', () => undefined);
  await wake('account-form');
  const form = page.locator('main form');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Password', { exact: true }).fill('blue pottery');
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await page.clock.runFor(frameMs);
  const busy = form.getByRole('button', { name: 'Verifying...' });
  await busy.waitFor();
  await page.clock.runFor(ms - 1 - frameMs);
  expect(await busy.isVisible()).toBe(true);
  await page.clock.runFor(1 + frameMs);
  await page.getByText('Network error. Please check your internet connection.', { exact: true }).waitFor();
});

test('an order of the newsletter that nobody answers is given up after 10 s, and the address stays', async () => {
  await openStopped('/about');
  await page.route(`**${newsletterPaths.subscribe}`, () => undefined);
  await page.evaluate(`AbortSignal.timeout=${String(timeoutByTimer)}`);
  const form = page.locator('footer form');
  await form.getByRole('textbox').focus();
  await expect.poll(() => page.clock.runFor(frameMs).then(() => form.getAttribute('novalidate'))).not.toBeNull();
  await form.getByRole('textbox').fill('asha@example.com');
  await form.getByRole('button').click();
  await page.clock.runFor(9999);
  expect(await form.getAttribute('data-phase')).toBe('sending');
  await page.clock.runFor(1);
  await form.getByText(newsletterMessages.failed).waitFor();
  expect(await form.getByRole('textbox').inputValue()).toBe('asha@example.com');
});

test('the window of each provider is 500 px wide and 600 px high', async () => {
  await openStopped('/login');
  await wake('account-form');
  for (const [provider, name] of Object.entries(providerNames)) {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: `Log in with ${name}` }).click();
    // The answer to the press is painted before.
    await page.clock.runFor(50);
    const popup = await opened;
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    expect(new URL(popup.url()).searchParams.get('provider')).toBe(provider);
    await popup.close();
  }
});

describe('the password strength label', () => {
  test.each(['/login', '/signup'])('of %s is Weak under 6 characters, Medium to 9, Strong from 10', async (address) => {
    await openStopped(address);
    await wake('account-form');
    const field = page.locator('main form').getByLabel('Password', { exact: true });
    const label = page.getByRole('status').filter({ hasText: 'Strength:' });
    for (const [typed, strength] of [
      ['a', 'Weak'],
      ['abcde', 'Weak'],
      ['abcdef', 'Medium'],
      ['abcdefghi', 'Medium'],
      ['abcdefghij', 'Strong'],
      ['abcdefghijklmnop', 'Strong'],
      ['abc', 'Weak'],
    ] as const) {
      await field.fill(typed);
      expect.soft(await label.innerText(), typed).toBe(`Strength: ${strength}`);
    }
  });

  test('is below what is wrong with the password, which is as near its field as with the email', async () => {
    await openStopped('/login');
    await wake('account-form');
    await page.locator('main form [type=submit]').click();
    await page.clock.runFor(50);
    const told = page.locator('main form').getByText('This field is empty.');
    await told.nth(1).waitFor();
    const gaps = await told.evaluateAll((texts) =>
      texts.map((text) => {
        const message = text.closest('p');
        const input = message?.parentElement?.querySelector('input');
        return (message?.getBoundingClientRect().top ?? 0) - (input?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(gaps[1]).toBeCloseTo(gaps[0] ?? 0);
    const scale = page.locator('main form').getByText('Strength:');
    expect((await scale.boundingBox())?.y).toBeGreaterThan((await told.nth(1).boundingBox())?.y ?? Infinity);
  });

  test('shows and hides the password, and warns of Caps Lock', async () => {
    await openStopped('/login');
    await wake('account-form');
    const field = page.locator('main form').getByLabel('Password', { exact: true });
    await field.fill('blue pottery');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    // Its name has the word that it shows, so that it can be pressed by voice.
    const hide = page.getByRole('button', { name: 'Hide password' });
    expect((await hide.innerText()).trim()).toBe('Hide');
    await hide.focus();
    await page.keyboard.press('Space');
    expect(await field.getAttribute('type')).toBe('password');
    // A headless browser has no Caps Lock, so the event reports it.
    await field.evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
    );
    await page.getByText('Caps Lock is on', { exact: true }).waitFor();
  });
});
