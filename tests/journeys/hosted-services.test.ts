import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPage } from '../../content/pages/account.ts';
import { providerNames } from '../../contracts/identity-wire.ts';
import { socialMessages } from '../../contracts/login-messages.ts';
import { openContext } from '../harness/browser.ts';
import { buildSite, type OtherBuild } from '../harness/build-site.ts';
import { hostedIdToken, hostedSettings, hostedUser, signedIn, fakeFirebase } from '../harness/hosted-firebase.ts';
import { parsePage } from '../harness/pages.ts';
import { startStaticHost } from '../harness/static-host.ts';
import { browser, useBrowser } from '../harness/use-browser.ts';
import { openAccountForm } from '../harness/visit-site.ts';

const authDomain = hostedSettings.FIREBASE_AUTH_DOMAIN;
let build: OtherBuild;
let host: Awaited<ReturnType<typeof startStaticHost>>;
let context: BrowserContext;
let incidents: string[];
let firebase: Awaited<ReturnType<typeof fakeFirebase>>;
let page: Page;

useBrowser();
beforeAll(async () => {
  const mail = { EMAIL_ORIGIN: 'https://api.emailjs.com', EMAIL_USER_ID: 'key', EMAIL_TO: 'owner@jantar.example' };
  build = await buildSite({ ...hostedSettings, ...mail });
  host = await startStaticHost(build);
});
afterAll(async () => {
  host.stop();
  await build.remove();
});
beforeEach(async () => {
  ({ context, incidents } = await openContext(browser, host.origin));
  firebase = await fakeFirebase(context);
  page = await context.newPage();
});
afterEach(async () => {
  // A page that is just closing has no routes to remove.
  await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  await context.close();
});

const said = () => page.locator('#account-message').innerText();
const press = (name: string) => page.getByRole('button', { name }).click();

const open = (address: '/login' | '/signup' = '/login') => openAccountForm(address, page);

async function popup(name = 'Log in with Google'): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), press(name)]);
  await opened.waitForURL(`https://${authDomain}/**`);
  return opened;
}

/** Requests to the hosted service are expected; violations of the content security policy are not. */
const unexpected = () =>
  incidents.filter(
    (incident) => !/^request to https:\/\/(?:apis\.google|site-1\.firebaseapp|\w+\.googleapis)\.com/.test(incident),
  );

describe('The pages of a site with hosted Firebase', () => {
  test('name it on the privacy page, and the form service where our own was measured', async () => {
    await page.goto('/privacy');
    expect(await page.locator('#recipients').innerText()).toContain('Firebase, a login service of Google');
    const words = await page.locator('main').innerText();
    expect(words).toContain('All of it is at Firebase.');
    expect(words).toContain('in countries of its own choice');
    await page.goto('/work/this-site');
    expect(await page.locator('main').innerText()).toContain('go to another company’s form service');
  });

  test.each([
    ['/privacy', /Argon2id|A login you|not used since sign-up|passkeys|[Ii]n our database \d|spam check/],
    ['/security', /Argon2id|saved on disk|scripts of this website\./],
    ['/book-a-call', /at once/],
  ])('say on %s nothing of what is kept or done here', async (address, here) => {
    await page.goto(address);
    expect(await page.locator('main').innerText()).not.toMatch(here);
  });

  test('promise nothing that only our own services do: messages in an account, mails to whoever books, one delivery, sessions', async () => {
    const ours =
      /what you sent us|shows? what (?:you|was) sent|calendar file|only once|we email you that|“Log out everywhere”|days in our database|For every device|much used|We keep your email/;
    let count = 0;
    for await (const file of glob('**/*.{html,md,json,js}', { cwd: build.dist })) {
      expect(await readFile(path.join(build.dist, file), 'utf8'), file).not.toMatch(ours);
      count++;
    }
    expect(count).toBeGreaterThan(100);
  });

  test.each(['/login', '/signup'])('%s may load what its windows need, and keeps Trusted Types', (address) => {
    const headers = build.site.pages.find((each) => each.path === address)?.headers ?? {};
    for (const rule of [
      "script-src 'self' https://apis.google.com",
      `frame-src https://${authDomain}`,
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.emailjs.com",
      "form-action 'self' https://api.emailjs.com",
      "require-trusted-types-for 'script'",
    ])
      expect(headers['content-security-policy']?.split('; ')).toContain(rule);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  test('may load scripts of this site alone everywhere else', () => {
    const others = build.site.pages.filter(({ path: at }) => !['/login', '/signup'].includes(at));
    expect(others.length).toBeGreaterThan(40);
    for (const { headers } of others) {
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).not.toMatch(/frame-src|apis\.google/);
    }
  });

  test('carry the official SDK nowhere before a social button is pressed', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const address of ['/', '/signup', '/account', '/login'] as const) {
      await page.goto(address, { waitUntil: 'networkidle' });
    }
    await page.getByLabel('Email').fill('asha@example.com');
    expect(scripts.length).toBeGreaterThan(3);
    const sdk = /hosted-popup|apis\.google/;
    expect(scripts.filter((url) => sdk.test(url))).toEqual([]);
    const loaded = scripts.map((url) => new URL(url).pathname).filter((file) => file.startsWith('/assets/'));
    const texts = await Promise.all([...new Set(loaded)].map((file) => readFile(path.join(build.dist, file), 'utf8')));
    for (const text of texts) expect(text).not.toMatch(/inMemoryPersistence|signInViaPopup/);
    await popup();
    const asked = scripts.filter((url) => sdk.test(url)).map((url) => new URL(url).pathname);
    expect(asked).toEqual([expect.stringMatching(/^\/assets\/hosted-popup-/), '/js/api.js', '/_/scs/gapi.iframes.js']);
  });
});

describe('A social login at hosted Firebase', () => {
  test('opens the window of the auth domain for each provider', async () => {
    await open();
    for (const [providerId, name] of Object.entries(providerNames)) {
      const window = await popup(`Log in with ${name}`);
      const { origin, pathname, searchParams } = new URL(window.url());
      expect([origin, pathname]).toEqual([`https://${authDomain}`, '/__/auth/handler']);
      const redirectUrl = `${host.origin}/login`;
      const asked = { apiKey: 'hosted-key', authType: 'signInViaPopup', providerId, redirectUrl };
      expect(Object.fromEntries(searchParams)).toMatchObject(asked);
      expect(await window.evaluate(() => window.opener !== null)).toBe(true);
      expect(unexpected()).toEqual([]);
      await page.reload();
    }
  });

  test("signs in, and this site's own client goes on: menu, account, refresh", { timeout: 60_000 }, async () => {
    // A little more than the five minutes before whose end a token is refreshed: the SDK takes it, the own client soon refreshes it.
    firebase.answers.signInWithIdp = { body: signedIn(310) };
    const renewed = { id_token: hostedIdToken(3600), refresh_token: 'refresh-2', expires_in: '3600' };
    firebase.answers.token = { body: renewed };
    const goHome = await open();
    await firebase.comesBack(page, await popup());
    await expect.poll(said).toContain(socialMessages.done('Google'));
    await goHome();
    await page.waitForURL(`${host.origin}/`);
    await page.locator('header').getByRole('button', { name: 'Account' }).click();
    expect(await page.locator('#account-menu').innerText()).toContain(hostedUser.email);
    await page.goto('/account');
    await page.locator('main').getByText(hostedUser.email).first().waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(accountPage.data.button)]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: hostedUser });
    const stored = () => page.evaluate(() => sessionStorage.getItem('account') ?? '');
    await expect.poll(stored, { timeout: 20_000 }).toContain('refresh-2');
    expect(firebase.asked.some((call) => /^\/v1\/token .*refresh_token=refresh-1/.test(call))).toBe(true);
    // The SDK stores no session, only the days on which it was used.
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    expect(kept.filter((name) => name?.includes('firebase'))).toEqual(['firebase-heartbeat-database']);
    expect(unexpected()).toEqual([]);
  });

  const answers = [
    ['needs more', { body: { needConfirmation: true, email: hostedUser.email } }, socialMessages.differentCredential],
    ['is switched off there', refusal('OPERATION_NOT_ALLOWED'), socialMessages.unsupported],
    ['leads to a disabled account', refusal('USER_DISABLED'), socialMessages.disabled],
    ['gets no answer', 'no connection', socialMessages.network],
    ['is refused otherwise', refusal('INVALID_IDP_RESPONSE'), socialMessages.failed('Google')],
  ] as const;

  test('that is not taken is told', async () => {
    await open();
    for (const [what, answer, text] of answers) {
      firebase.answers.signInWithIdp = answer;
      await firebase.comesBack(page, await popup());
      await expect.poll(said, { message: what }).toContain(text);
      expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    }
  });

  test('that is given up is told, eight seconds later as the SDK has it', async () => {
    await page.clock.install();
    await open('/signup');
    const window = await popup('Sign up with Google');
    await window.close();
    await page.clock.runFor(12_000);
    await expect.poll(said).toContain(socialMessages.popupClosed.signup);
  });

  test('asked for twice says that the popup was open already; the second counts', async () => {
    await open();
    const first = await popup();
    await page.evaluate(() => void dispatchEvent(new Event('blur')));
    const second = await popup();
    await expect.poll(said).toContain(socialMessages.popupAlreadyOpen);
    await expect.poll(() => first.isClosed()).toBe(true);
    await firebase.comesBack(page, second);
    await expect.poll(said).toContain(socialMessages.done('Google'));
  });

  test('pressed twice before the first window has come opens one', async () => {
    await open();
    await page.getByRole('button', { name: 'Log in with Google' }).dblclick();
    const window = context.pages().find((each) => each !== page) ?? (await context.waitForEvent('page'));
    await window.waitForURL(`https://${authDomain}/**`);
    await firebase.comesBack(page, window);
    await expect.poll(said).toContain(socialMessages.done('Google'));
    expect(context.pages().filter((each) => !each.isClosed())).toEqual([page]);
  });

  test('that the browser blocks is told', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open();
    await press('Log in with Google');
    await expect.poll(said).toContain(socialMessages.failed('Google'));
  });

  test("without a connection to Google's loader, or to the site, is a network error", async () => {
    firebase.answers.loader = 'no connection';
    await open();
    await press('Log in with Google');
    await expect.poll(said).toContain(socialMessages.network);
    await open('/signup');
    await context.setOffline(true);
    await context.route('**/hosted-popup-*', (route) => route.abort());
    await press('Sign up with Google');
    await expect.poll(said).toContain(socialMessages.network);
  });
});

describe('finding 10: on a static host with a hosted e-mail service', () => {
  const read = (file: string) => readFile(path.join(build.dist, file), 'utf8');
  const parsed = async (file: string) => parsePage(file, await read(file));

  test.each(['contact.html', 'book-a-call.html'])(
    'the form of %s names the recipient, and says what comes after it without JavaScript',
    async (file) => {
      const { document } = await parsed(file);
      const form = document.querySelector('form[action^="https://api.emailjs.com/api/v1.0/email/send-form"]');
      expect(form?.querySelector('input[type=hidden][name=to]')?.getAttribute('value')).toBe('owner@jantar.example');
      expect(form?.querySelector('noscript')?.textContent).toContain('next page says “OK”, we have your message');
    },
  );

  test('the privacy page names the service', async () => {
    const { document } = await parsed('privacy.html');
    expect(document.querySelector('#recipients tbody')?.textContent).toMatch(/form service at api\.emailjs\.com/);
    expect(document.querySelector('#what tbody')?.textContent).not.toContain('30 days in our database');
  });

  test('the page for unknown addresses brings its policy along, before anything that it rules', async () => {
    const { html, document } = await parsed('404.html');
    const policy = document.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src .*'sha256-/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    // A browser reports what a policy in a page cannot say.
    expect(policy).not.toContain('frame-ancestors');
    expect(html.indexOf('http-equiv="content-security-policy"')).toBeLessThan(html.search(/<script|<style|<link/));
  });

  test('every address, known or not, is told not to be framed or guessed at', async () => {
    const rules = await read('_headers');
    expect(rules).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}x-frame-options: DENY\n/);
    expect(rules).toMatch(/^\/\*\n(?: {2}.*\n)*? {2}x-content-type-options: nosniff\n/);
    // Two policies would both apply: each page has its own alone. Other sites may show a picture of this one.
    expect(rules.split('\n\n')[0]).not.toMatch(/content-security-policy|cross-origin-/);
  });
});

function refusal(message: string) {
  return { status: 400, body: { error: { code: 400, message, errors: [] } } };
}
