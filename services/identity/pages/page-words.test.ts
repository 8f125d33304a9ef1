import { expect, test } from 'vitest';
import { identityWords } from '../../../content/identity-words.ts';
import { authPaths, identityPaths } from '../../../contracts/identity-wire.ts';
import { marked, unmarked } from '../../testing/marked-words.ts';
import { emailCodePaths } from '../social/email-code-pages.ts';
import { browser, channel, popupAt } from '../testing/browser.ts';
import { asha, formPost, from, mailedCode, resetCode, signUp, testIdentity } from '../testing/test-identity.ts';

const given = ['Google'];
const provider = 'google.com';
const signInInit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asha) };
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** The service in marked words, and what its pages said so far. */
async function open() {
  const identity = await testIdentity({ words: marked({ ...identityWords, language: 'fr' }) });
  const pages: string[] = [];
  const window = browser(identity);
  const look = async (path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) => {
    const { html } = await window.open(path, fields && { init: formPost(fields, headers) });
    pages.push(html);
    return html;
  };
  const signIn = () => window.open(`${identityPaths.signInWithPassword}?key=site`, { init: signInInit });
  return { ...identity, identity, pages, look, signIn };
}

function expectNoOtherWords(pages: readonly string[]): void {
  for (const html of pages) {
    expect(unmarked(html, given)).toEqual([]);
    expect(html).toContain('<html lang="fr">');
  }
}

test('the pages that the links of mails lead to take their words and their language from the options', async () => {
  const { identity, look, pages, database, call, signIn } = await open();
  const { idToken } = await signUp(identity);
  const action = (mode: string, oobCode: string) => `${authPaths.action}?${new URLSearchParams({ mode, oobCode })}`;
  const { db } = database;

  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const proof = await mailedCode(identity, 'verify_email');
  await look(action('verifyEmail', proof));
  const { password_hash } = await db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow();
  for (const isKnown of [false, true]) {
    if (isKnown) await signIn();
    await db.updateTable('accounts').set({ password_hash: null }).execute();
    await look(action('verifyEmail', proof));
    await db.updateTable('accounts').set({ password_hash }).execute();
  }
  for (const password of ['wrong', asha.password, asha.password])
    await look(authPaths.action, { mode: 'verifyEmail', oobCode: proof, password });

  const oobCode = await resetCode(identity);
  await look(action('resetPassword', oobCode));
  for (const newPassword of ['', '12345', 'red sandstone', 'red sandstone'])
    await look(authPaths.action, { oobCode, newPassword });

  expect(new Set(pages).size).toBe(10);
  expectNoOtherWords(pages);
});

test('the window that stands in for a provider takes its words and its language from the options', async () => {
  const { look, pages, mails } = await open();
  await look(popupAt(provider));
  await look(emailCodePaths.email, { provider, channel, email: 'nobody' });
  await look(emailCodePaths.email, { provider, channel, email: asha.email });
  const html = await look(emailCodePaths.email, { provider, channel, email: asha.email, again: 'yes' });
  const flow = /name="flow" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const code = (await mails()).findLast(({ template }) => template === 'sign_in_code')?.['code'] ?? '';
  await look(emailCodePaths.code, { provider, channel, flow, code: code === '000000' ? '000001' : '000000' });
  await look(emailCodePaths.code, { provider, channel, flow, code });
  await look(emailCodePaths.code, { provider, channel, flow, code });
  for (const other of ['nobody', provider]) await look(`${authPaths.handler}?provider=${other}`);
  expect(pages.some((page) => page.includes('data-channel'))).toBe(true);
  expectNoOtherWords(pages);
});

test('a refusal is a page in the words and the language of the options', async () => {
  const { look, pages } = await open();
  await look(emailCodePaths.email, { provider, channel }, { origin: 'https://other.example' });
  for (let guess = 0; guess < 31; guess += 1) await look(authPaths.action, { oobCode: 'wrong', newPassword: 'x' });
  expect(new Set(pages).size).toBe(3);
  expectNoOtherWords(pages);
});

test('a device is named in the words of the options', async () => {
  const { identity, call, mails, database } = await open();
  await signUp(identity);
  await database.db.updateTable('accounts').set({ email_verified: 1 }).execute();
  await call('signInWithPassword', asha, { ...firefox, ...from('203.0.113.9') });
  const mail = (await mails()).findLast(({ template }) => template === 'new_device');
  expect(mail?.['device']).toBe('⟦Firefox on Windows⟧');
});
