import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { languages } from '../../contracts/languages.ts';
import { openContext } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { parsePage } from '../harness/pages.ts';
import { plainWords } from './plain-words.ts';
import { prefix, server } from './second-language-site.ts';
import { browser } from './shared-browser.ts';

/** What the server answers and mails without JavaScript, in a second language. */
export function describeItsAnswers(): void {
  describe('the server, in a second language without JavaScript', () => {
    let plain: Page;
    beforeAll(async () => {
      const { context } = await openContext(browser, server.origin, { javaScriptEnabled: false });
      plain = await context.newPage();
    });

    const words = () => plainWords(plain);
    const place = () => new URL(plain.url()).pathname;

    test('a form with a fault is given back, and a good one is thanked for; the owner gets it in the first language', async () => {
      await plain.goto(`${prefix}/contact-form`);
      const fields = { name: 'Asha', email: 'no address', subject: 'A shop', message: 'Blue pottery.' };
      for (const [name, text] of Object.entries(fields)) await plain.locator(`main [name=${name}]`).fill(text);
      await plain.locator('main form [type=submit]').first().click();
      expect(await plain.locator('html').getAttribute('lang')).toBe('en-XA');
      expect(await words()).toEqual([]);
      expect(await plain.locator('main [name=message]').inputValue()).toBe('Blue pottery.');
      await plain.locator('main [name=email]').fill('asha@example.com');
      await plain.locator('main form [type=submit]').first().click();
      expect(place()).toBe(`${prefix}/contact/sent`);
      const [mail] = await untilMailed(server.dataDir, 'A shop');
      expect(mail?.text).toContain('Blue pottery.');
      expect(mail?.text).not.toContain('«');
    });

    test('the newsletter is ordered, confirmed and left by mails and pages of that language', async () => {
      await plain.goto(`${prefix}/about`);
      await plain.locator('footer [name=email]').fill('meera@example.com');
      await plain.locator('footer form [type=submit]').click();
      expect(place()).toBe(`${prefix}/newsletter/sent`);
      await plain.goto(await linkOf('meera@example.com', 'newsletter/confirm'));
      expect(place()).toBe(`${prefix}/newsletter/confirm`);
      await plain.locator('main [type=submit]').click();
      expect(place()).toBe(`${prefix}/newsletter/confirmed`);
      await plain.goto(await linkOf('meera@example.com', 'newsletter/unsubscribe'));
      await plain.locator('main [type=submit]').click();
      expect(place()).toBe(`${prefix}/newsletter/unsubscribed`);
      expect(await words()).toEqual([]);
    });

    test('a forgotten password is set by a mail and a window of that language', async () => {
      const account = { email: 'ravi@example.com', password: 'seven blue pots of indigo', returnSecureToken: true };
      await ask(identityPaths.signUp, account);
      await ask(identityPaths.sendOobCode, { requestType: 'PASSWORD_RESET', email: account.email });
      await plain.goto(await linkOf(account.email, '__/auth/action'));
      expect(place()).toBe(`${prefix}/__/auth/action`);
      expect(await plain.locator('html').getAttribute('lang')).toBe('en-XA');
      expect(await words()).toEqual([]);
      await plain.locator('[name=newPassword]').fill('nine red kites over jaipur');
      await plain.locator('main .primary').click();
      expect(await words()).toEqual([]);
      expect(await plain.locator('main a').first().getAttribute('href')).toBe(`${prefix}/login`);
      expect(await linkOf(account.email, '/forgot-password')).toBe(`${server.origin}${prefix}/forgot-password`);
    });

    test('the link in a mail of a removed language still works', async () => {
      const at = async (address: string) => {
        const { status, headers } = await fetch(inject('origin') + address, { redirect: 'manual' });
        return [status, headers.get('location')];
      };
      const root = await at('/newsletter/unsubscribe?token=none');
      expect(await at(`${prefix}/newsletter/unsubscribe?token=none`)).toEqual(root);
      expect(root).not.toEqual([404, null]);
      expect(await at(`${prefix}/about`)).toEqual([404, null]);
    });

    test('an unknown address is answered in the language it asks for', async () => {
      const answer = await plain.goto(`${prefix}/nothing-here`);
      expect(answer?.status()).toBe(404);
      expect(await plain.locator('html').getAttribute('lang')).toBe('en-XA');
      expect((await plain.goto('/nothing-here'))?.status()).toBe(404);
      expect(await plain.locator('html').getAttribute('lang')).toBe(languages.en.tag);
    });

    /** Waits for a mail to an address with this kind of link, which has no untranslated text, and returns the link. */
    async function linkOf(recipient: string, kind: string): Promise<string> {
      const linkIn = ({ text }: Email) => text?.match(/https?:\/\/\S+/g)?.find((link) => link.includes(kind));
      const mailed = async () => (await untilMailed(server.dataDir, '', recipient)).find(linkIn);
      const mail = await vi.waitUntil(mailed, { timeout: 10_000 });
      expect(mail.subject).toMatch(/^«.*»$/);
      const texts = await plainWords(parsePage('', mail.html ?? ''));
      expect(texts.filter((text) => !/^https?:|@/.test(text))).toEqual([]);
      return linkIn(mail) ?? '';
    }

    async function ask(call: string, body: object): Promise<void> {
      const { status } = await fetch(`${server.origin}${prefix}${call}?key=site`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
        body: JSON.stringify(body),
      });
      expect(status).toBe(200);
    }
  });
}
