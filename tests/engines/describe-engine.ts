import type { AxeResults } from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountQuestions } from '../../content/account-questions.ts';
import { faq } from '../../content/faq.ts';
import { themeLabels } from '../../content/theme-labels.ts';
import { unloaded } from '../../content/form-words.ts';
import { accountWords } from '../../content/account-words.ts';
import { accountPage } from '../../content/pages/account.ts';
import { bookingMessages, contactMessages, newsletterMessages } from '../../contracts/messages.ts';
import { loginMessages, signupMessages } from '../../contracts/account-messages.ts';
import { socialMessages } from '../../contracts/login-messages.ts';
import { authPaths, providerNames } from '../../contracts/identity-wire.ts';
import { absentEngines, type EngineName } from '../../tools/environment/engines.ts';
import { describeViolations, layoutRules } from '../harness/axe.ts';
import { openPages } from '../harness/built-site.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import type { Engine } from './engine.ts';
import { startWatchedSite } from './watched-site.ts';

const absent = await absentEngines();
/** The time-out, longer than the second a form waits before it sends. */
const patiently = { timeout: 20_000 };
/** The state of a media element that is being fetched (HTML, `networkState`). */
const networkLoading = 2;
const password = 'blue pottery of Jaipur';
const hung = 'The browser did not answer.';

/** Tests the main journeys and every page of the build in a browser other than Chromium. */
export function describeEngine(name: EngineName, start: () => Promise<Engine>): void {
  // A browser that hangs (WebKitGTK, once in some thousand pages) is replaced and its test tried again. Vitest drops a condition that is
  // a function, and would then try every failed test again.
  const retry = { count: 1, condition: new RegExp(hung) };
  describe.skipIf(!process.env['CI'] && absent.has(name))(`in ${name}`, { retry }, () => {
    let site: Awaited<ReturnType<typeof startWatchedSite>>;
    let engine: Engine;
    /** The number of browsers that were started: what a test enters bears it, so that a second try enters something else. */
    let browsers = 0;
    const begin = async () => {
      browsers += 1;
      engine = await start();
      await engine.resize(1280, 900);
    };
    beforeAll(async () => {
      [site] = await Promise.all([startWatchedSite(), begin()]);
    });
    afterAll(async () => {
      await engine?.close();
      await site?.stop();
    });
    afterEach(async ({ task }) => {
      site.restore();
      const answers = task.result?.state !== 'fail' || (await engine.ask('return true').catch(() => false));
      if (answers) {
        await engine.resize(1280, 900);
        return;
      }
      await engine.close();
      await begin();
      throw new Error(hung);
    });

    const open = (path: string) => engine.open(site.origin + path);
    const incidents = () => engine.ask<string[]>('return globalThis.incidents');
    const shown = (words: string) =>
      engine.ask<boolean>(`return document.body.innerText.includes(${JSON.stringify(words)})`);
    const says = (words: string) => expect.poll(() => shown(words), patiently).toBe(true);
    const path = () => engine.ask<string>('return location.pathname');
    /** Waits for the home page, loaded: Firefox's driver may never answer for a page opened before, but shows it. */
    const atHome = () =>
      expect
        .poll(async () => [await path(), await engine.ask('return document.readyState')], patiently)
        .toEqual(['/', 'complete']);
    const isLive = (island: string) =>
      engine.ask<boolean>(`return document.querySelector('[data-island="${island}"][data-live]') !== null`);
    const live = (island: string) => expect.poll(() => isLive(island), patiently).toBe(true);
    /** Waits until the service worker has cached a page. A failure tells how far it came. */
    const cached = (address: string) =>
      expect
        .poll(
          () =>
            engine.ask<string>(`if (await caches.match('${address}')) return 'cached';
              const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
              const states = [installing, waiting, active].map((worker) => worker?.state ?? 'none');
              return [...states, navigator.serviceWorker.controller?.state, ...(await caches.keys())].join(' ')`),
          patiently,
        )
        .toBe('cached');
    /**
     * Clicks a link or button by name. Scrolls to it first, since WebKit's driver does not wait for smooth scrolling, and again where what
     * loads above it has moved it.
     */
    async function press(scope: string, label: string): Promise<void> {
      const mark = `for (const one of document.querySelectorAll('[data-pressed]')) one.removeAttribute('data-pressed');
        const found = [...document.querySelectorAll(${JSON.stringify(`${scope} :is(a, button)`)})].find(
          (one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent).trim() === ${JSON.stringify(label)});
        found?.setAttribute('data-pressed', '');
        found?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
        return found !== undefined`;
      const click = async () => {
        expect(await engine.ask<boolean>(mark), `${label} is shown in ${scope}`).toBe(true);
        await engine.press('[data-pressed]');
      };
      await vi.waitFor(click, patiently);
    }
    async function fill(scope: string, words: Readonly<Record<string, string>>): Promise<void> {
      for (const [field, value] of Object.entries(words)) await engine.type(`${scope} [name="${field}"]`, value);
    }

    // Must run first, while the styles of the landing page are not cached.
    test('a link to a section lands there, and one to an answer opens it, also before the film of the first page has come', async () => {
      const topOf = (id: string) =>
        engine.ask<number>(`return document.getElementById('${id}').getBoundingClientRect().top`);
      site.held.add('/images/facade-day.');
      await open('/#about-us');
      await expect.poll(() => topOf('about-us'), patiently).toBeCloseTo(80, -1);
      // While the styles come, the page snaps to the section, also to one that is higher than the window.
      await engine.ask(`document.documentElement.style.scrollSnapType = 'y mandatory';
        scrollBy({ top: 150, behavior: 'instant' })`);
      await expect.poll(() => topOf('about-us'), patiently).toBeCloseTo(80, -1);
      // Firefox ends a film as its page is left, tries the film's other file, and lets the next page wait for that one.
      const film = () => engine.ask<number>(`return document.querySelector('video').networkState`);
      await expect.poll(film, patiently).toBe(networkLoading);
      // WebKit never ends the installation of a worker whose first page is left as it starts.
      await cached('/');
      await open('/faq#faq-cloud-services');
      await expect.poll(() => topOf('faq-cloud-services'), patiently).toBeLessThan(300);
      const title = await engine.ask(`return document.querySelector('#faq [open] h2').textContent`);
      expect(title).toBe(faq.items.find(({ id }) => id === 'faq-cloud-services')?.title);
    });

    // Must run before all others, since cached scripts cannot fail to load.
    test('a form whose hydration failed to load works at the next click', async () => {
      const form = '[data-island="booking-form"]';
      const inForm = (what: string) => engine.ask(`return document.querySelector('${form}')${what}`);
      site.refused.add('/react-');
      await open('/book-a-call');
      await fill(form, { name: 'Asha', email: 'asha@example.com' });
      await press(form, 'Next');
      await expect.poll(() => inForm(`.querySelector('[aria-busy=true]')`), patiently).toBe(null);
      expect(await inForm(`.matches('[data-live]')`)).toBe(false);
      site.refused.clear();
      await press(form, 'Next');
      await live('booking-form');
      await expect.poll(() => inForm(`.querySelector('[name=phone]').checkVisibility()`), patiently).toBe(true);
    });

    // WebKit knows no `text-decoration` with a width.
    test.each([
      ['struck out', '/Content-Writing', 'h3', 'line-through'],
      ['underlined', '/mailbox/sign-in', 'button', 'underline'],
    ])('what is %s has its line', async (_, address, element, line) => {
      await open(address);
      const lines = `return [...document.querySelectorAll('${element}')].map((one) => getComputedStyle(one).textDecorationLine)`;
      expect(await engine.ask(lines)).toContain(line);
    });

    // WebKit does not anchor what is in view as the list above it shrinks.
    test('the button that shortens a list stays in sight', async () => {
      await engine.resize(390, 844);
      await open('/features');
      await cached('/features');
      const more = 'ul + label > input';
      const inMore = (what: string) => engine.ask<number>(`return document.querySelector('${more}')${what}`);
      const toggle = async () => {
        await inMore(`.scrollIntoView({ block: 'center', behavior: 'instant' })`);
        await engine.press(more);
      };
      await toggle();
      await toggle();
      await expect.poll(() => inMore('.getBoundingClientRect().top'), patiently).toBeGreaterThan(0);
    });

    // Firefox does not reject the preload of a page that it cannot load.
    test('a page that was opened is shown without a connection', async () => {
      const title = () => engine.ask<string>('return document.title');
      await open('/faq');
      const opened = await title();
      await cached('/faq');
      await open('/about');
      site.away = true;
      await open('/faq');
      expect(await title()).toBe(opened);
    });

    // Firefox reports no paint of pages that are scrolled before it.
    test.each([
      ['opened at a section', '/#contact-us', 'contact-form'],
      ['with a row that snaps', '/services/ai-automation', 'ai-carousel'],
    ])('a page %s comes to life', async (_, address, island) => {
      await open(address);
      await engine.ask(`document.querySelector('[data-island="${island}"]').scrollIntoView()`);
      await expect.poll(() => isLive(island), patiently).toBe(true);
    });

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
        await press(form, 'Sign Up');
        await says(signupMessages.done);
        await atHome();
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
        await press(form, 'Login');
        await says(loginMessages.done);
        await atHome();
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
        const isOpen = () =>
          engine.ask<boolean>(`return document.querySelector('#main-menu').matches(':popover-open')`);
        await press('header', 'Open menu');
        await expect.poll(isOpen, patiently).toBe(true);
        await press('#main-menu', 'Features');
        await expect.poll(() => engine.ask<string>('return location.href'), patiently).toMatch(/\/#features$/);
      });
    });

    describe.each(openPages)('$path', ({ path: address }) => {
      test('has no errors, no violations of its content security policy or of accessibility, and never scrolls sideways', async () => {
        await open(address);
        // Parts that fade in would be checked half transparent.
        await engine.ask(`const rule = new CSSStyleSheet();
          rule.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
          document.adoptedStyleSheets.push(rule)`);
        const violations = await engine.ask<AxeResults['violations']>(
          `return (await globalThis.axe.run(document, ${JSON.stringify(layoutRules)})).violations`,
        );
        const overflow = () =>
          engine.ask<number>('return Math.max(0, document.documentElement.scrollWidth - innerWidth)');
        const wide = await overflow();
        await engine.resize(390, 844);
        const narrow = await overflow();
        const found = { faults: describeViolations(violations), incidents: await incidents(), wide, narrow };
        expect(found).toEqual({ faults: [], incidents: [], wide: 0, narrow: 0 });
      });
    });

    test('no page has asked for the styles of older browsers', () => {
      expect(site.asked).toContain('/privacy');
      expect(site.asked).not.toContain('/older.css');
    });
  });
}
