import { describe, expect, test } from 'vitest';
import { accountQuestions } from '../../content/account-questions.ts';
import { accountWords } from '../../content/account-words.ts';
import { unloaded } from '../../content/form-words.ts';
import { accountPage } from '../../content/pages/account.ts';
import { themeLabels } from '../../content/theme-labels.ts';
import { loginMessages, signupMessages } from '../../contracts/account-messages.ts';
import { authPaths, providerNames } from '../../contracts/identity-wire.ts';
import { socialMessages } from '../../contracts/login-messages.ts';
import { bookingMessages, contactMessages, newsletterMessages } from '../../contracts/messages.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import {
  browsers,
  engine,
  fill,
  incidents,
  live,
  open,
  patiently,
  press,
  pressAndGoHome,
  says,
  shown,
  site,
} from './visitor.ts';

const password = 'blue pottery of Jaipur';

/** What a visitor comes for, in a browser. `name` makes what it enters its own. */
export function describeJourneys(name: string): void {
  describe('the journey', () => {
    test('of a message reaches the owner', async () => {
      const form = '[data-island="contact-form"]';
      await open('/contact');
      await engine.ask(`document.querySelector('${form}').scrollIntoView()`);
      await live('contact-form');
      const subject = `A shop, from ${name} ${browsers}`;
      await fill(form, { name: 'Asha', email: 'asha@example.com', subject, message: 'नमस्ते' });
      await press(form, 'Send message');
      await says(contactMessages.sent);
      expect(await untilMailed(site.dataDir, subject)).toHaveLength(1);
      expect(await incidents()).toEqual([]);
    });

    test('of a call reaches the owner', async () => {
      const form = '[data-island="booking-form"]';
      await open('/book-a-call');
      await live('booking-form');
      const caller = `Asha of ${name} ${browsers}`;
      await fill(form, { name: caller, email: 'asha@example.com' });
      await press(form, 'Next');
      await fill(form, { phone: '+91 141 400 0000', message: 'Which parts first?' });
      await press(form, 'Book a Call');
      await says(bookingMessages.booked);
      await expect.poll(() => mailsAbout(site.dataDir, caller), patiently).not.toEqual([]);
      expect(await incidents()).toEqual([]);
    });

    test('of a newsletter address ends with a mail to confirm it', async () => {
      await open('/about');
      await fill('footer form', { email: `${name}.${browsers}@example.com` });
      await press('footer form', 'Subscribe');
      await says(newsletterMessages.sent);
      expect(await incidents()).toEqual([]);
    });

    // Before anybody is logged in: the account menu, which comes late, moves what is pressed.
    test('of a login with Google opens its window', async () => {
      const before = new Set(site.asked);
      await open('/login');
      await live('account-form');
      await press('main', `${accountWords.socialLogin} ${providerNames['google.com']}`);
      const isOpen = () => [...site.asked].some((url) => url.startsWith(`${authPaths.handler}?`) && !before.has(url));
      await expect.poll(isOpen, patiently).toBe(true);
      // Not awaited: the answer may be lost with the window. That it was closed shows on the page.
      void engine.ask("open('', 'identity-popup').close()").catch(() => undefined);
      await says(socialMessages.popupClosed.login);
    });

    test('of an account: sign up, log out, log in', async () => {
      const form = 'main form';
      const account = { email: `asha.${name}.${browsers}@example.com`, password };
      await open('/signup');
      await live('account-form');
      await fill(form, account);
      await pressAndGoHome(form, 'Sign Up', signupMessages.done);
      await open('/account');
      const { removal } = accountPage;
      await says(removal.button);
      // What arrives above a button moves it, and WebKit's driver presses where it was.
      for (const { loading } of [accountPage, accountPage.activity, accountPage.sent])
        await expect.poll(() => shown(loading), patiently).toBe(false);
      site.refused.add('/actions-');
      await press('main', removal.button);
      await says(unloaded);
      site.refused.clear();
      await press('main', removal.button);
      await press('dialog', accountQuestions.removal.cancel);
      await press('main', accountPage.logOut);
      await says(accountPage.loggedOut.text);
      await open('/login');
      await live('account-form');
      await fill(form, account);
      await pressAndGoHome(form, 'Login', loginMessages.done);
    });

    test('of a question to the chat ends with an answer', async () => {
      await open('/chatbot');
      await live('chat');
      await engine.type('[data-island="chat"] :is(input, textarea)', 'can you build an online shop');
      await press('[data-island="chat"]', 'Send');
      const answers = `return [...document.querySelectorAll('[role=log] a')].length`;
      await expect.poll(() => engine.ask<number>(answers), patiently).toBeGreaterThan(0);
      expect(await incidents()).toEqual([]);
    });

    test('of a theme that stays', async () => {
      await open('/faq');
      const theme = () => engine.ask<string>('return document.documentElement.dataset.theme');
      expect(await theme()).toBe('system');
      await press('header', themeLabels.system);
      await expect.poll(theme, patiently).toBe('light');
      await open('/about');
      expect(await theme()).toBe('light');
    });

    test('through the menu of a narrow page', async () => {
      await engine.resize(390, 844);
      await open('/');
      const isOpen = () => engine.ask<boolean>(`return document.querySelector('#main-menu').matches(':popover-open')`);
      await press('header', 'Open menu');
      await expect.poll(isOpen, patiently).toBe(true);
      await press('#main-menu', 'Features');
      await expect.poll(() => engine.ask<string>('return location.href'), patiently).toMatch(/\/#features$/);
    });
  });
}
