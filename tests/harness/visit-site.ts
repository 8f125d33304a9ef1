import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { identityApiKey, type SignInAnswer } from '../../contracts/identity-wire.ts';
import { asSession } from '../../site/identity-client/session.ts';
import { type Incidents, openContext, unexpected } from './browser.ts';
import { cheapHashes, type SiteServer, startSite } from './site-server.ts';
import { browser, useBrowser } from './use-browser.ts';

export { browser } from './use-browser.ts';

/** The site of a test file that has called `visitSite`, from its first `beforeAll` on. */
export let site: SiteServer;

/** The visitor of a test in a file that has called `visitSite`, from its first `beforeEach` on. */
export let context: BrowserContext;
export let incidents: Incidents;
export let page: Page;
/** The incidents but for calls that the site refused with 400. */
export const faults = () => unexpected(incidents);
/** The number of the visit, from 1, by which a test finds its own mails. */
export let visits = 0;
/** The visitor's client address, unique so that tests do not share rate limits. */
export let address = '';
/** The visitor's e-mail address, unique as well. */
export let email = '';

/**
 * Starts a site for the tests of a file and provides a browser, with a new visitor for every test.
 * @param server the settings of the server, and how it starts
 */
export function visitSite(options: BrowserContextOptions = {}, ...[settings, how]: Parameters<typeof startSite>): void {
  beforeAll(async () => {
    site = await startSite({ ...cheapHashes, ...settings }, how);
  });
  afterAll(() => site.stop());
  // After the site: contexts are closed before it stops.
  useBrowser();
  beforeEach(async () => {
    visits += 1;
    address = `203.0.113.${visits}`;
    email = `asha-${visits}@example.com`;
    const extraHTTPHeaders = { 'x-forwarded-for': address };
    ({ context, incidents } = await openContext(browser, site.origin, { extraHTTPHeaders, ...options }));
    page = await context.newPage();
  });
  afterEach(() => context.close());
}

/** Opens a page of the site, and waits until one of its islands is live. */
export async function openLive(at: string, island: string, on = page): Promise<void> {
  await on.goto(at);
  await on.locator(`[data-island="${island}"][data-live]`).waitFor();
}

/**
 * Opens a form of accounts. Two seconds after it has said that it succeeded it leads home, which waits until what this resolves to is
 * called: a busy machine may look at the message later than that.
 */
export async function openAccountForm(at: string, on = page): Promise<() => Promise<void>> {
  await on.addInitScript(() => {
    const called = Promise.withResolvers<void>();
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'replace' || new URL(event.destination.url).pathname !== '/') return;
      event.preventDefault();
      void called.promise.then(() => location.replace('/'));
    };
    navigation.addEventListener('navigate', stay);
    addEventListener('go home', () => {
      navigation.removeEventListener('navigate', stay);
      called.resolve();
    });
  });
  await openLive(at, 'account-form', on);
  return () => on.evaluate(() => void dispatchEvent(new Event('go home')));
}

/** One call of the identity protocol, by a program of this visitor. */
export function callIdentity(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin}${path}?key=${identityApiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
}

/** Logs a browser in, remembered, by a call of the identity protocol that begins a session. */
export async function logIn(path: string, account: { email: string; password: string }, into = context): Promise<void> {
  const answer = await callIdentity(path, account);
  const session = asSession((await answer.json()) as SignInAnswer, Date.now());
  const localStorage = [{ name: storageKeys.account, value: JSON.stringify(session) }];
  await into.setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
}
