import { describe, expect, test } from 'vitest';
import { loginMessages } from '../../../contracts/account-messages.ts';
import { socialMessages } from '../../../contracts/login-messages.ts';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { languages } from '../../../contracts/languages.ts';
import { identityWords } from '../../../content/identity-words.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { hashSecret } from '../../secrets.ts';
import { askForCode, other, provider, start } from '../testing/ask-for-code.ts';
import { browser, channel, credentialOf, idpBody, popupAt, postedBy } from '../testing/browser.ts';
import { asha, formPost, from, resetCode, signUp, type TestIdentity, testIdentity } from '../testing/test-identity.ts';
import { emailCodePaths } from './email-code-pages.ts';

/** Strangers from all over the world type so many wrong codes for an address; resolves to what each was answered with. */
async function guessFor(identity: TestIdentity, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let window = 0; statuses.length < count; window += 1) {
    const { flow, code, type } = await askForCode(identity, asha.email, from(`203.0.${window}.1`));
    if (flow === '') return statuses;
    for (let tried = 0; tried < 5; tried += 1) statuses.push((await type(other(code))).response.status);
  }
  return statuses;
}

describeOnEachDialect('The window that stands in for a provider', (freshStore) => {
  /** A visitor who has asked for a code. */
  async function open() {
    const identity = await testIdentity({ store: await freshStore() });
    return { identity, ...(await askForCode(identity)) };
  }

  test('says plainly what it is, and signs in by a code sent by mail, never on a typed address alone', async () => {
    const { identity, html, flow, code, type } = await open();
    const { html: first } = await browser(identity).open(start);
    const [, told] = /<input[^>]*autofocus[^>]*aria-describedby="(\w+)/.exec(first) ?? [];
    expect(first).toContain(`<p id="${told}">This website is not connected to Google.`);
    expect(html).toContain('Log in without Google');
    expect(postedBy(html)).toBeUndefined();
    expect((await identity.call('signInWithIdp', idpBody(provider, flow))).status).toBe(400);
    expect(await identity.mails()).toEqual([
      { template: 'sign_in_code', language: languages.en.tag, email: asha.email, code, provider: 'Google' },
    ]);
    expect(code).toMatch(/^\d{6}$/);
    const done = await type(` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(done.response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const answer = await identity.call('signInWithIdp', idpBody(provider, credentialOf(done.html)));
    expect(answer).toMatchObject({ status: 200, email: asha.email, emailVerified: true, isNewUser: true });
  });

  test.each([
    ['with a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Devanagari', (code: string) => code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')],
    ['with its full stop', (code: string) => `${code}.`],
  ])('takes a code %s', async (_, spelt) => {
    const { html, code, type } = await open();
    expect(html).not.toContain('pattern=');
    expect(credentialOf((await type(spelt(code))).html)).toBeTruthy();
  });

  test('sends a new code on request, after which the one before is wrong', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const window = browser(identity);
    const first = await askForCode(identity, asha.email, {}, window);
    const shown = Array.from(first.html.matchAll(/name="([^"]+)" value="([^"]*)"/g), (one) => one.slice(1));
    const again = { provider, channel, email: asha.email, again: 'yes' };
    expect(Object.fromEntries(shown)).toMatchObject(again);
    identity.clock.now += 1;
    const { html } = await window.open(emailCodePaths.email, { init: formPost(again) });
    // The focus passes it over, so the field is described by it.
    const [, told] = /<input[^>]*autofocus[^>]*aria-describedby="(\w+)"/.exec(html) ?? [];
    expect(html).toContain(`<p id="${told}">We sent a new code to`);
    expect(await identity.mails()).toHaveLength(2);
    const flow = /name="flow" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const init = formPost({ provider, channel, flow, code: first.code });
    const old = await window.open(emailCodePaths.code, { init });
    expect(old.html).toContain(identityWords.emailCode.wrongCode);
  });

  test('a code works once, and so does the credential it gives; it keeps no code and no credential in the tables of accounts', async () => {
    const { identity, flow, code, type } = await open();
    const { db } = identity.database;
    const asked = await db.selectFrom('social_flows').selectAll().execute();
    const [one, two] = await Promise.all([type(code), type(code)]);
    const [proven, ...others] = [one, two].filter(({ html }) => postedBy(html) !== undefined);
    expect(others).toEqual([]);
    const credential = credentialOf(proven?.html ?? '');
    const stored = JSON.stringify([asked, await db.selectFrom('social_credentials').selectAll().execute()]);
    for (const secret of [flow, credential, `"${code}"`]) expect(stored).not.toContain(secret);
    const body = idpBody(provider, credential);
    const answers = await Promise.all([identity.call('signInWithIdp', body), identity.call('signInWithIdp', body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('five wrong codes end it, also when they come at once', async () => {
    const { code, type } = await open();
    const tries = await Promise.all(Array.from({ length: 6 }, () => type(other(code))));
    expect(tries.filter(({ html }) => html.includes(identityWords.emailCode.wrongCode))).toHaveLength(4);
    const { html } = await type(code);
    expect(html).toContain(identityWords.emailCode.spentCode);
    // The address need not be typed anew.
    expect(html).toMatch(new RegExp(`name="email"[^>]* value="${asha.email}"`));
  });

  test('a credential works for five minutes, and for its provider alone', async () => {
    const { identity, code, type } = await open();
    const credential = credentialOf((await type(code)).html);
    expect((await identity.call('signInWithIdp', idpBody('github.com', credential))).status).toBe(400);
    identity.clock.now += 5 * 60_000;
    expect((await identity.call('signInWithIdp', idpBody(provider, credential))).status).toBe(400);
  });

  test('a code works in the browser that asked for it alone, for ten minutes', async () => {
    const { identity, code, type } = await open();
    const another = browser(identity);
    expect((await type(code, another)).html).toContain(identityWords.emailCode.notStored);
    await askForCode(identity, asha.email, {}, another);
    expect((await type(code, another)).html).toContain(identityWords.emailCode.spentCode);
    expect(postedBy((await type(code)).html)).toHaveProperty('credential');
    const later = await askForCode(identity);
    identity.clock.now += 10 * 60_000;
    expect((await later.type(later.code)).html).toContain(identityWords.emailCode.spentCode);
  });
});

describeOnEachDialect('Guessing codes over many windows', (freshStore) => {
  const hidden = async () => testIdentity({ store: await freshStore(), hideAccountExistence: true });

  test('strangers try thirty a day for one address, and then none is mailed to them', async () => {
    const identity = await hidden();
    const early = await askForCode(identity, asha.email, from('198.51.100.7'));
    expect(await guessFor(identity, 40)).toEqual(Array(30).fill(400));
    expect((await early.type(early.code)).response.status).toBe(429);
    const before = (await identity.mails()).length;
    identity.clock.now += 23 * 60 * 60_000;
    const form = { provider, channel, email: asha.email };
    expect((await identity.postForm(emailCodePaths.email, form, from('198.51.100.8'))).status).toBe(429);
    expect(await identity.mails()).toHaveLength(before);
    identity.clock.now += 60 * 60_000;
    const { code, type } = await askForCode(identity, asha.email, from('198.51.100.9'));
    expect(postedBy((await type(code)).html)).toHaveProperty('credential');
  });

  test('right codes do not count, and neither do codes sent to a window that is over', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const spent = await askForCode(identity);
    for (let tried = 0; tried < 45; tried += 1) await spent.type(other(spent.code));
    // One more than may be wrong in a day.
    for (let count = 0; count < 31; count += 1) {
      identity.clock.now += 40 * 60_000;
      const { code, type } = await askForCode(identity);
      expect(postedBy((await type(code)).html)).toHaveProperty('credential');
    }
  });

  test('whoever the account knows gets in while strangers are refused: browser, network, and any browser by a mailed link', async () => {
    const identity = await hidden();
    await signUp(identity, asha);
    const known = browser(identity);
    const signIn = { method: 'POST', body: JSON.stringify(asha), headers: from('198.51.100.7') };
    await known.open('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=site', { init: signIn });
    await guessFor(identity, 40);
    const newcomer = browser(identity);
    const link = await resetCode(identity);
    const fromInbox = formPost({ oobCode: link, newPassword: 'red sandstone' }, from('192.0.2.1'));
    // This comes last, since proving the address by the link deletes the known browsers.
    for (const [window, address] of [
      [known, '192.0.2.44'],
      [browser(identity), '198.51.100.99'],
      [newcomer, '192.0.3.45'],
    ] as const) {
      if (window === newcomer) await newcomer.open(authPaths.action, { init: fromInbox });
      const { code, type } = await askForCode(identity, asha.email, from(address), window);
      expect(postedBy((await type(code)).html), address).toMatchObject({ credential: expect.any(String) });
    }
  });
});

describe('What is refused', () => {
  test.each(['google.com', 'github.com', 'facebook.com'] as const)('%s, when it is switched off', async (name) => {
    const identity = await testIdentity({ providers: { [name]: 'off' } });
    const { html, response } = await browser(identity).open(popupAt(name));
    expect(response.status).toBe(400);
    expect(html).toContain(socialMessages.unsupported);
    expect(postedBy(html)).toEqual({ type: 'identity-popup', provider: name, failure: 'unsupported' });
    expect((await identity.call('signInWithIdp', idpBody(name, 'x'))).error).toBe('OPERATION_NOT_ALLOWED');
    const form = { provider: name, email: asha.email };
    expect((await identity.postForm(emailCodePaths.email, form)).status).toBe(400);
    expect(await identity.mails()).toEqual([]);
  });

  test.each([
    ['a provider with client ids', { [provider]: { clientId: 'x', clientSecret: 'y' } }, {}, 400],
    ["another site's page", {}, { origin: 'https://evil.example' }, 403],
  ])('%s', async (_, providers, headers, status) => {
    const identity = await testIdentity({ providers });
    const answer = await identity.postForm(emailCodePaths.email, { provider, email: asha.email }, headers);
    expect(answer.status).toBe(status);
    expect(await identity.mails()).toEqual([]);
  });

  test('a window that was opened without a channel: it mails nobody and tells nobody', async () => {
    const identity = await testIdentity();
    const { response, html } = await browser(identity).open(`${authPaths.handler}?provider=${provider}`);
    expect(response.status).toBe(400);
    expect(html).not.toMatch(/data-message|<form/);
    expect(html).toContain('Failed to sign in with Google.');
  });

  test('a provider nobody knows', async () => {
    const identity = await testIdentity();
    const { html } = await browser(identity).open(popupAt('"><script>'));
    expect(postedBy(html)).toEqual({ type: 'identity-popup', provider: '', failure: 'unsupported' });
  });

  test('what is no address, with what was typed escaped, as an address is', async () => {
    const identity = await testIdentity();
    const form = { provider, email: '"><script>alert(1)</script>' };
    const html = await (await identity.postForm(emailCodePaths.email, form)).text();
    expect(html).toContain(loginMessages.invalidEmail);
    expect(html).not.toContain('<script>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    const quoted = { ...asha, email: `"o'hara<b>"@example.com` };
    expect((await identity.call('signUp', quoted)).error).toBe('INVALID_EMAIL');
    expect((await askForCode(identity, "o'hara&x@example.com")).html).toContain('o&#39;hara&amp;x@example.com');
  });

  test('more than five codes an hour to one inbox', async () => {
    const identity = await testIdentity();
    for (let count = 0; count < 5; count += 1) await askForCode(identity, asha.email, from(`10.0.0.${count}`));
    const form = { provider, email: asha.email };
    const answer = await identity.postForm(emailCodePaths.email, form, from('10.0.0.9'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await answer.text();
    expect(html).toContain('role="alert">Too many attempts. Please try again later.');
    // The window's own page, in which another address can be typed.
    expect(html).toContain(`action="${emailCodePaths.email}"`);
    expect(html).toContain(`value="${asha.email}"`);
    expect(await identity.mails()).toHaveLength(5);
  });
});

test('A window whose code was not mailed looks like any other, and no six digits open it', async () => {
  const identity = await testIdentity({ hideAccountExistence: true });
  const windows = [];
  for (let count = 0; count < 6; count += 1) {
    windows.push(await askForCode(identity, asha.email, from(`203.0.${count}.1`)));
  }
  expect(await identity.mails()).toHaveLength(5);
  const [mailed, , , , , unmailed] = windows.map(({ html, flow }) => html.replaceAll(flow, 'its secret'));
  expect(unmailed).toBe(mailed);
  const { flow = '' } = windows.at(-1) ?? {};
  const flows = identity.database.db.selectFrom('social_flows').where('hash', '=', hashSecret(flow));
  const { code_hash: kept } = await flows.select('code_hash').executeTakeFirstOrThrow();
  let opens = 0;
  for (let code = 0; code < 1_000_000; code += 1) {
    if (hashSecret(`${flow} ${String(code).padStart(6, '0')}`) === kept) opens += 1;
  }
  expect(opens).toBe(0);
});

test('The cookie of a window is for the server alone, and on https for this host alone: none that another host planted', async () => {
  const identity = await testIdentity();
  const planted = { cookie: 'sign-in-window=planted; Host-sign-in-window=planted' };
  const { headers } = await identity.postForm(emailCodePaths.email, { provider, email: asha.email }, planted);
  expect(headers.get('set-cookie')).toMatch(/^__Host-sign-in-window=[\w-]{43}; /);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(headers.get('set-cookie')).toContain(part);
  const local = await testIdentity({ siteOrigin: 'http://localhost:3000' });
  const form = { provider, email: asha.email };
  const atHome = await local.postForm(emailCodePaths.email, form, { origin: 'http://localhost:3000' });
  expect(atHome.headers.get('set-cookie')).toMatch(/^sign-in-window=/);
});
