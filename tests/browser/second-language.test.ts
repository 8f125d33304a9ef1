import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { guides } from '../../content/guides.ts';
import { aiDepth } from '../../content/pages/ai-depth.ts';
import { aiGlance } from '../../content/pages/ai-glance.ts';
import { buildSite, type OtherBuild, startable } from '../harness/build-site.ts';
import { type Incidents, openContext, overflow, scrollThrough, widest } from '../harness/browser.ts';
import { builtSite, isIndexed, openPages, paths } from '../harness/built-site.ts';
import { all, attribute, parsePage, type ParsedPage } from '../harness/pages.ts';
import { readMails, untilMailed } from '../harness/maildir.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { browser, useBrowser } from './shared-browser.ts';

// The site in English and in a pseudo-language: every text has accents, is two fifths longer and is enclosed in « and ».
const prefix = '/xa';
let build: OtherBuild;
let server: SiteServer;
let page: Page;
let incidents: Incidents;
useBrowser();
beforeAll(async () => {
  build = await buildSite({ SITE_LANGUAGES: 'en,xa' });
  server = await startSite({}, { folder: await startable(build) });
  const opened = await openContext(browser, server.origin, { viewport: { width: 320, height: 1600 } });
  ({ incidents } = opened);
  page = await opened.context.newPage();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await build.remove();
});

const read = (file: string) => readFile(path.join(build.dist, file), 'utf8');
const fileOf = (address: string) => build.site.pages.find((one) => one.path === address)?.file ?? '';
const pageAt = async (address: string) => parsePage(address, await read(fileOf(address)));
const headAt = async (address: string) => parsePage(address, (await read(fileOf(address))).split('<body')[0] ?? '');

/** Names that are the same in every language. */
const names = new Set(
  [...Object.values(guides), aiGlance, aiDepth]
    .flatMap(({ sources }) => Object.values(sources).flatMap(({ title, publisher }) => [title, publisher]))
    .concat(
      company.name,
      `| ${company.name}`,
      `${company.name}:`,
      company.tagline,
      company.addressLine,
      `, ${company.addressLine}`,
      company.email,
      'Google',
      'GitHub',
      'Facebook',
    ),
);
const isName = (text: string) =>
  names.has(text.replace(/,$/, '')) ||
  /^(?:[\d.,]+ (?:k?m|ms)|(?:Mumbai|Virginia) \d+ ms|answer--\w+--here)$/.test(text);
/** Removes translated texts, which may be nested. In a title or around a link, one of the marks may be cut off. */
function withoutMarked(text: string): string {
  const less = text.replaceAll(/«[^«»]*(?:»|$)|^[^«»]*»/g, ' ');
  return less === text ? text : withoutMarked(less);
}

/** All visible and spoken text of a page; runs in the page as well. */
function textsIn(root: Element = document.documentElement): string[] {
  // Machine-readable data, dates and text marked as another language are not translated.
  if (root.matches('script, style, code, time, body [lang]')) return [];
  // The initials of somebody without a portrait.
  if (root.matches('svg text') && root.textContent.length < 3) return [];
  // Where scripts run, the markup of a <noscript> is its text.
  if (root.matches('noscript') && root.textContent.trimStart().startsWith('<')) return [];
  const spoken = ['alt', 'title', 'aria-label', 'aria-roledescription', 'aria-description', 'placeholder'];
  const isSummary = root.matches('meta[name=description], meta[property="og:title"]');
  return [
    ...[...spoken, ...(isSummary ? ['content'] : [])].map((name) => root.getAttribute(name) ?? ''),
    ...[...root.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
    ...[...root.children].flatMap((child) => textsIn(child)),
  ];
}

/** All visible and spoken text of an open page, or of a parsed one, that is not translated. */
async function plainWords(of: Page | ParsedPage): Promise<string[]> {
  const texts = 'document' in of ? textsIn(of.document as unknown as Element) : await of.evaluate(textsIn, undefined);
  return texts.map((text) => withoutMarked(text).trim()).filter((text) => /\p{L}{2}/u.test(text) && !isName(text));
}

/** The words of style sheets (`content: ' of '`), which no translation reaches. */
const wordsOfStyles = (shown: Page) =>
  shown.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part).content))
      .flatMap((content) => content.match(/"[^"]*"/g) ?? [])
      .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('«')),
  );

describe('a second language', () => {
  test('has every page, under its prefix, with the headers of the first', () => {
    const own = build.site.pages.filter((one) => one.path.startsWith(`${prefix}/`));
    expect(own.map((one) => one.path.slice(prefix.length))).toEqual(builtSite.pages.map((one) => one.path));
    for (const { path: address, status, headers } of own) {
      const first = build.site.pages.find((one) => prefix + one.path === address);
      expect([status, Object.keys(headers)]).toEqual([first?.status, Object.keys(first?.headers ?? {})]);
    }
  });

  test('is linked from the first edition and back, and listed in the machine-readable files', async () => {
    for (const address of paths.filter(isIndexed)) {
      const expected = [
        ['en-IN', company.origin + address],
        ['en-XA', company.origin + prefix + address],
        ['x-default', company.origin + address],
      ];
      for (const edition of [address, prefix + address]) {
        const links = all(await headAt(edition), 'link[hreflang]');
        expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(expected);
      }
    }
    expect(await read('robots.txt')).toContain(`Sitemap: ${company.origin}${prefix}/sitemap.xml`);
    expect(await read('xa/sitemap.xml')).toContain(`<loc>${company.origin}${prefix}/about</loc>`);
    const found = JSON.parse(await read('xa/search-index.json')) as { pages: { path: string; title: string }[] };
    expect(found.pages[0]).toEqual({
      path: `${prefix}/`,
      title: expect.stringMatching(/^«.*»$/) as string,
      description: expect.stringMatching(/^«/) as string,
    });
  });

  test('is absent from a site of one language', async () => {
    const html = await readFile(path.resolve('dist/about.html'), 'utf8');
    expect(html).not.toContain('hreflang');
  });
});

describe.each(openPages)('$path in a second language', ({ path: address, status }) => {
  test('declares its language, links within its edition, and has no untranslated text', async () => {
    const parsed = await pageAt(prefix + address);
    expect(parsed.document.getAttribute('lang')).toBe('en-XA');
    expect([null, company.origin + prefix + address]).toContain(attribute(parsed, 'link[rel=canonical]', 'href'));
    const shared = /^\/(?:xa\/|favicon|apple-touch-icon|site\.webmanifest|images\/)/;
    const links = all(parsed, '[href^="/"]:not(image), form[action^="/"]').map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    );
    // Only the language link leads to the other edition.
    const toEnglish = all(parsed, 'a[hreflang=en-IN]').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => !shared.test(link))).toEqual(toEnglish);
    expect([[], [address === '/404' ? '/' : address]]).toContainEqual(toEnglish);
    expect(await plainWords(parsed)).toEqual([]);
  });

  test('runs, and has room for longer words at 320 px', async () => {
    incidents.length = 0;
    await page.goto(prefix + address);
    await scrollThrough(page);
    await expect.poll(() => page.locator('[data-island]:not([data-live])').count()).toBe(0);
    // The 404 page is requested at an unknown address.
    expect(incidents.filter((incident) => status !== 404 || !/^404 for|status of 404/.test(incident))).toEqual([]);
    expect(await plainWords(page)).toEqual([]);
    expect(await wordsOfStyles(page)).toEqual([]);
    const tooWide = await overflow(page);
    expect({ tooWide, because: tooWide > 0 ? await widest(page) : [] }).toEqual({ tooWide: 0, because: [] });
  });
});

describe('longer words, in a second language', () => {
  test.each([320, 1280])('leave the pause button of the first heading its place, %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix}/`);
    const icon = page.locator('[data-typewriter] button svg').first();
    await icon.waitFor();
    const { covered, right } = await icon.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const heading = document.createRange();
      heading.selectNodeContents(document.querySelector('h1') ?? element);
      const lines = [...heading.getClientRects()].filter(({ top, bottom }) => top < box.bottom && bottom > box.top);
      return { covered: lines.some((line) => line.right > box.left && line.left < box.right), right: box.right };
    });
    expect(covered).toBe(false);
    expect(right).toBeLessThanOrEqual(width);
  });

  test('leave the mark of the company its size in the bar', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${prefix}/about`);
    const mark = await page.locator('header a').first().locator('svg').boundingBox();
    expect(mark?.width).toBe(32);
    expect(await overflow(page)).toBe(0);
  });

  test('wrap in the chips that stand still, where a phone is narrower than a chip', async () => {
    const still = await openContext(browser, server.origin, { reducedMotion: 'reduce' });
    const narrow = await still.context.newPage();
    await narrow.setViewportSize({ width: 320, height: 800 });
    await narrow.goto(`${prefix}/features`);
    const ends = await narrow
      .locator('#vlogs li:visible')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().right));
    expect(ends).toHaveLength(25);
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
    await still.context.close();
  });
});

describe('the scripts of a second language', () => {
  const live = (island: string) => page.locator(`[data-island="${island}"][data-live]`);
  /** Removes the visitor's e-mail and dates, which the site does not word. */
  const words = async () => (await plainWords(page)).filter((text) => !/@|^\w+ \d+, \d{4}$/.test(text));
  beforeAll(() => {
    incidents.length = 0;
    return page.setViewportSize({ width: 1280, height: 800 });
  });

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
    const kept = () =>
      visitor.evaluate(async () => {
        const found = (await caches.keys()).filter((name) => name.startsWith('pages'));
        const requests = await Promise.all(found.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    for (const address of ['/about', `${prefix}/faq`, `${prefix}/`, '/team', '/']) {
      await visitor.goto(address);
      await expect.poll(kept).toContain(address);
    }
    expect((await kept()).filter((address) => address === '/about' || address === `${prefix}/faq`)).toHaveLength(2);
    await context.close();
  });

  test('answer in the chat', async () => {
    await page.goto(`${prefix}/chatbot`);
    const chat = live('chat');
    await chat.locator('textarea, input').first().fill('price of a website');
    await page.keyboard.press('Enter');
    await expect.poll(() => chat.locator('[role=log] a').count()).toBeGreaterThan(0);
    const links = await chat
      .locator('[role=log] a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.filter((link) => !link?.startsWith(`${prefix}/`))).toEqual([]);
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

  test('run without errors, but for the password that was refused', () => {
    expect(incidents.filter((incident) => !/status of 400|^400 for/.test(incident))).toEqual([]);
  });

  async function fillIn({ email, password }: { email: string; password: string }): Promise<void> {
    const form = live('account-form').locator('form').first();
    await form.locator('[name=email]').fill(email);
    await form.locator('[type=password]').fill(password);
    await form.locator('[type=submit]').click();
  }
});

describe('the server, in a second language without JavaScript', () => {
  let plain: Page;
  beforeAll(async () => {
    const { context } = await openContext(browser, server.origin, { javaScriptEnabled: false });
    plain = await context.newPage();
  });

  const words = () => plainWords(plain);
  const place = () => new URL(plain.url()).pathname;

  test('a form with a fault is given back, and a good one is thanked for', async () => {
    await plain.goto(`${prefix}/contact-form`);
    await plain.locator('main [name=name]').fill('Asha');
    await plain.locator('main [name=email]').fill('no address');
    await plain.locator('main [name=subject]').fill('A shop');
    await plain.locator('main [name=message]').fill('Blue pottery.');
    await plain.locator('main form [type=submit]').first().click();
    expect(await plain.locator('html').getAttribute('lang')).toBe('en-XA');
    expect(await words()).toEqual([]);
    expect(await plain.locator('main [name=message]').inputValue()).toBe('Blue pottery.');
    await plain.locator('main [name=email]').fill('asha@example.com');
    await plain.locator('main form [type=submit]').first().click();
    expect(place()).toBe(`${prefix}/contact/sent`);
  });

  test('the owner gets the message in the first language', async () => {
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
    await ask('/identitytoolkit.googleapis.com/v1/accounts:signUp', account);
    await ask('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: account.email,
    });
    await plain.goto(await linkOf(account.email, '__/auth/action'));
    expect(place()).toBe(`${prefix}/__/auth/action`);
    expect(await plain.locator('html').getAttribute('lang')).toBe('en-XA');
    expect(await words()).toEqual([]);
    await plain.locator('[name=newPassword]').fill('nine red kites over jaipur');
    await plain.locator('main .primary').click();
    expect(await words()).toEqual([]);
    expect(await plain.locator('main a').first().getAttribute('href')).toBe(`${prefix}/login`);
  });

  test('the link in a mail of a removed language still works', async () => {
    const at = (address: string) => fetch(inject('origin') + address, { redirect: 'manual', method: 'GET' });
    const [retired, root] = await Promise.all(
      [prefix, ''].map((before) => at(`${before}/newsletter/unsubscribe?token=none`)),
    );
    expect([retired?.status, retired?.headers.get('location')]).toEqual([root?.status, root?.headers.get('location')]);
    expect(root?.status).not.toBe(404);
    expect((await at(`${prefix}/about`)).status).toBe(404);
  });

  test('an unknown address is answered in the language it asks for', async () => {
    const answer = await plain.goto(`${prefix}/nothing-here`);
    expect(answer?.status()).toBe(404);
    expect(await plain.locator('html').getAttribute('lang')).toBe('en-XA');
    expect((await plain.goto('/nothing-here'))?.status()).toBe(404);
    expect(await plain.locator('html').getAttribute('lang')).toBe('en-IN');
  });

  test('its mails have no untranslated text', async () => {
    const mails = (await readMails(server.dataDir)).filter(({ to }) => to?.[0]?.address !== 'owner@jantar.test');
    expect(mails.length).toBeGreaterThan(2);
    for (const { html, subject } of mails) {
      expect(subject).toMatch(/^«.*»$/);
      const texts = await plainWords(parsePage('', html ?? ''));
      expect(texts.filter((text) => !/^https?:|@/.test(text))).toEqual([]);
    }
  });

  /** Waits for a mail to an address with this kind of link, and returns the link. */
  function linkOf(recipient: string, kind: string): Promise<string> {
    return vi.waitUntil(
      async () => {
        const own = (await readMails(server.dataDir)).filter(({ to }) => to?.[0]?.address === recipient);
        const links = own.flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? []);
        return links.findLast((link) => link.includes(kind));
      },
      { timeout: 10_000, interval: 50 },
    );
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
