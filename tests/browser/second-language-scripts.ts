import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openContext, unexpected } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { cacheNames } from '../../contracts/browser-storage.ts';
import { kept } from './offline-visitor.ts';
import { plainWords } from './plain-words.ts';
import { incidents, page, prefix, server } from './second-language-site.ts';
import { browser } from './shared-browser.ts';

/** What the scripts of a page say and where they lead, in a second language. */
export function describeItsScripts(): void {
  describe('the scripts of a second language', () => {
    const live = (island: string) => page.locator(`[data-island="${island}"][data-live]`);
    /** Removes the visitor's e-mail and dates, which the site does not word. */
    const words = async () => (await plainWords(page)).filter((text) => !/@|^\w+ \d+, \d{4}$/.test(text));
    beforeAll(() => {
      incidents.length = 0;
      return page.setViewportSize({ width: 1280, height: 800 });
    });
    // No error, but for the password that is refused.
    afterEach(() => expect(unexpected(incidents.splice(0))).toEqual([]));

    test('lead to its home page by keyboard shortcut', async () => {
      await page.goto(`${prefix}/team`);
      await page.keyboard.press('Control+3');
      await expect.poll(() => page.url().replace(server.origin, '')).toBe(`${prefix}/#services`);
    });

    test('send a form, and say so', async () => {
      await page.goto(`${prefix}/contact-form`);
      const form = live('contact-form').locator('form');
      const fields = { name: 'Kiran', email: 'kiran@example.com', subject: 'A kiln', message: 'It glows.' };
      for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
      await form.locator('[name=message]').fill(' ');
      await form.locator('[type=submit]').click();
      await expect.poll(() => page.getByRole('alert').allInnerTexts()).toContainEqual(expect.stringMatching(/^«/));
      expect(await words()).toEqual([]);
      await form.locator('[name=message]').fill(fields.message);
      await form.locator('[type=submit]').click();
      expect((await untilMailed(server.dataDir, fields.subject))[0]?.text).toContain(fields.message);
      await expect.poll(() => form.locator('[name=message]').inputValue()).toBe('');
      expect(await words()).toEqual([]);
    });

    test('keep pages for reading offline, each language its own', async () => {
      // A visitor without a service worker yet: the one that starts second may not clear the pages of the first.
      const { context } = await openContext(browser, server.origin, { serviceWorkers: 'allow' });
      const visitor = await context.newPage();
      const keptPages = () => kept(cacheNames.pages, visitor);
      for (const address of ['/about', `${prefix}/faq`, `${prefix}/`, '/team', '/']) {
        await visitor.goto(address);
        await expect.poll(keptPages).toContain(address);
      }
      expect(await keptPages()).toEqual(expect.arrayContaining(['/about', `${prefix}/faq`]));
      await context.close();
    });

    test('answer in the chat', async () => {
      await page.goto(`${prefix}/chatbot`);
      const chat = live('chat');
      await chat.locator('textarea, input').first().fill('price of a website');
      await page.keyboard.press('Enter');
      const links = chat.locator('[role=log] a');
      await expect.poll(() => links.count()).toBeGreaterThan(0);
      const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(addresses.filter((link) => !link?.startsWith(`${prefix}/`))).toEqual([]);
      expect((await words()).filter((text) => text !== 'price of a website')).toEqual([]);
    });

    test('open an account, refuse a wrong password, and show who is logged in', async () => {
      const account = { email: 'usha@example.com', password: 'four green parrots of amer' };
      await page.goto(`${prefix}/signup`);
      await fillIn(account);
      await page.waitForURL((url) => !url.pathname.endsWith('/signup'));
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefix}/`));
      const menu = page.locator('header [popovertarget=account-menu]');
      await menu.click();
      expect(await page.locator('#account-menu a').first().getAttribute('href')).toBe(`${prefix}/account`);
      expect(await words()).toEqual([]);
      await page.goto(`${prefix}/account`);
      await live('account-panel').waitFor();
      expect(await words()).toEqual([]);
      await page.evaluate(() => localStorage.clear());
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${prefix}/login`);
      await fillIn({ ...account, password: 'four green parrots' });
      await expect.poll(() => page.getByRole('alert').allInnerTexts()).toContainEqual(expect.stringMatching(/^«/));
      expect(await words()).toEqual([]);
    });

    async function fillIn({ email, password }: { email: string; password: string }): Promise<void> {
      const form = live('account-form').locator('form').first();
      await form.locator('[name=email]').fill(email);
      await form.locator('[type=password]').fill(password);
      await form.locator('[type=submit]').click();
    }
  });
}
