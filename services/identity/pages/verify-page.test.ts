import { describe, expect, test } from 'vitest';
import { identityWords } from '../../../content/identity-words.ts';
import { loginMessages } from '../../../contracts/account-messages.ts';
import { authPaths, identityErrors } from '../../../contracts/identity-wire.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { asha, mailedCode, resetCode, signedUp, type TestIdentity } from '../testing/test-identity.ts';

const hour = 60 * 60_000;
const path = (oobCode: string) => `${authPaths.action}?mode=verifyEmail&oobCode=${oobCode}`;

/** The code of the mail that the holder of a token asks for. */
async function proofCode(identity: TestIdentity, idToken: string): Promise<string> {
  const { error } = await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  expect(error).toBeUndefined();
  return mailedCode(identity, 'verify_email');
}

const confirm = (identity: TestIdentity, oobCode: string, password = asha.password) =>
  identity.postForm(authPaths.action, { mode: 'verifyEmail', oobCode, password });

async function isProved(identity: TestIdentity): Promise<boolean> {
  const row = await identity.database.db.selectFrom('accounts').select('email_verified').executeTakeFirstOrThrow();
  return row.email_verified === 1;
}

describeOnEachDialect('Confirming an address', (freshStore) => {
  test('takes the mail and the password by a form that works without JavaScript, once, and ends no session', async () => {
    const { identity, idToken } = await signedUp({ store: await freshStore() });
    const code = await proofCode(identity, idToken);
    // Opening it spends nothing.
    await identity.page(path(code));
    const shown = await identity.page(path(code));
    const html = await shown.text();
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain(asha.email);
    expect(html).toContain(`name="oobCode" value="${code}"`);
    expect(html).toMatch(/<button [^>]*hidden>Show password/);
    expect(await isProved(identity)).toBe(false);
    const done = await confirm(identity, code);
    expect(done.status).toBe(303);
    const page = await (await identity.page(done.headers.get('location') ?? '')).text();
    expect(page).toContain(identityWords.verify.done.title);
    expect(page).toContain(`href="${identityWords.accountPath}"`);
    expect(await isProved(identity)).toBe(true);
    expect(await identity.call('lookup', { idToken })).toMatchObject({ users: [{ emailVerified: true }] });
    const { events } = await identity.post(authPaths.activity, { idToken });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'address-proved' }));
    const again = await confirm(identity, code);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain(identityWords.verify.expired.title);
  });

  test('of two that confirm at once, both are answered and none breaks', async () => {
    const { identity, idToken } = await signedUp({ store: await freshStore() });
    const code = await proofCode(identity, idToken);
    const answers = await Promise.all([confirm(identity, code), confirm(identity, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect(await isProved(identity)).toBe(true);
  });
});

describe('The page a confirmation mail leads to', () => {
  async function withCode() {
    const { identity, idToken } = await signedUp();
    return { identity, idToken, code: await proofCode(identity, idToken) };
  }

  test('is of no use to the owner of an address whose account somebody else set up', async () => {
    const { identity, code } = await withCode();
    const refused = await confirm(identity, code, 'not the password');
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain(`id="problem" role="alert">${loginMessages.wrongPassword}`);
    expect(page).toContain('aria-invalid="true" aria-describedby="problem"');
    expect(page).toContain('href="/forgot-password"');
    expect(await isProved(identity)).toBe(false);
    expect((await confirm(identity, code)).status).toBe(303);
  });

  test('does not let a password be guessed', async () => {
    const { identity, code } = await withCode();
    for (let tries = 0; tries < 10; tries += 1) await confirm(identity, code, 'a guess');
    expect((await confirm(identity, code)).status).toBe(429);
    expect(await isProved(identity)).toBe(false);
  });

  test('works for a day', async () => {
    const { identity, code } = await withCode();
    identity.clock.now += 24 * hour;
    expect(await (await identity.page(path(code))).text()).toContain(identityWords.verify.expired.title);
    expect((await confirm(identity, code)).status).toBe(400);
    expect(await isProved(identity)).toBe(false);
  });

  test('takes no code of a reset mail, and a reset takes none of its', async () => {
    const { identity, code } = await withCode();
    const reset = await resetCode(identity);
    expect((await confirm(identity, reset)).status).toBe(400);
    expect(await isProved(identity)).toBe(false);
    const { error } = await identity.call('resetPassword', { oobCode: code, newPassword: 'red sandstone' });
    expect(error).toBe(identityErrors.invalidOobCode);
  });
});

test.each([false, true])(
  'The mail that confirms an address is sent to the address of the account alone, five times an hour at most, accounts hidden: %s',
  async (hideAccountExistence) => {
    const { identity, idToken } = await signedUp({ hideAccountExistence });
    const request = { requestType: 'VERIFY_EMAIL', idToken, email: 'elsewhere@example.com' };
    const send = () => identity.call('sendOobCode', request);
    for (let mails = 0; mails < 5; mails += 1) expect(await send()).toMatchObject({ status: 200, email: asha.email });
    expect((await send()).error).toBe(identityErrors.tooManyAttempts);
    const mail = { template: 'verify_email', email: asha.email };
    expect(await identity.mails()).toMatchObject([mail, mail, mail, mail, mail]);
  },
);
