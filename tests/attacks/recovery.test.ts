import { describe, expect, test } from 'vitest';
import { authPaths } from '../../contracts/identity-wire.ts';
import { emailCodePaths } from '../../services/identity/social/email-code-pages.ts';
import {
  asha,
  from,
  prove,
  resetCode,
  signedUp,
  signUp,
  type TestIdentity,
  testIdentity,
} from '../../services/identity/testing/test-identity.ts';

const wrong = { ...asha, password: 'a wrong guess' };
const askForCode = { provider: 'google.com', email: asha.email };
const askForLink = { requestType: 'PASSWORD_RESET', email: asha.email };
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** The cookie of a browser that has signed in. */
async function knownBrowser(identity: TestIdentity): Promise<{ cookie: string }> {
  const { cookie } = await identity.call('signInWithPassword', asha, from('198.51.100.7'));
  return { cookie };
}

/** Uses up all limits that strangers share, by wrong passwords, links and codes from many networks. */
async function attack(identity: TestIdentity): Promise<void> {
  const strangers = Array.from({ length: 60 }, (_, index) => index);
  for (const index of strangers) {
    await identity.call('sendOobCode', askForLink, from(`203.1.${index}.1`));
    await identity.postForm(emailCodePaths.email, askForCode, from(`203.2.${index}.1`));
  }
  await Promise.all(strangers.map((index) => identity.call('signInWithPassword', wrong, from(`203.0.${index}.1`))));
}

describe('finding 5: nobody else can switch off the way back into an account', () => {
  test('whoever the account knows gets in by password, link and code, whatever strangers used up', async () => {
    const { identity } = await signedUp();
    await prove(identity);
    const browser = await knownBrowser(identity);
    const oobCode = await resetCode(identity);
    await attack(identity);
    const forged = { ...from('192.0.2.45'), cookie: '__Host-device=made-up' };
    expect((await identity.call('signInWithPassword', asha, forged)).error).toBe(tooMany);

    const sameBrowser = { ...from('192.0.2.44'), ...browser };
    const sameNetwork = from('198.51.100.99');
    for (const here of [sameBrowser, sameNetwork]) {
      expect((await identity.call('signInWithPassword', asha, here)).status).toBe(200);
      expect((await identity.call('sendOobCode', askForLink, here)).status).toBe(200);
      expect((await identity.postForm(emailCodePaths.email, askForCode, here)).status).toBe(200);
    }

    // The mailed link works from any network, even one from which invalid codes are tried.
    const elsewhere = from('192.0.2.46');
    const newPassword = 'red sandstone';
    const guess = () => identity.call('resetPassword', { oobCode: 'x', newPassword }, elsewhere);
    for (let count = 0; count < 30; count += 1) await guess();
    expect((await guess()).error).toBe(tooMany);
    const link = `${authPaths.action}?mode=resetPassword&oobCode=${oobCode}`;
    expect((await identity.page(link, { headers: elsewhere })).status).toBe(200);
    const done = await identity.postForm(authPaths.action, { oobCode, newPassword }, elsewhere);
    expect(done.status).toBe(303);
    const [cookie = ''] = done.headers.getSetCookie()[0]?.split(';') ?? [];
    const signIn = { ...asha, password: newPassword };
    expect((await identity.call('signInWithPassword', signIn, { ...from('192.0.2.200'), cookie })).status).toBe(200);
  });

  test('links to addresses that nobody has use up nothing of those that somebody has', async () => {
    const { identity } = await signedUp({ hideAccountExistence: true });
    await prove(identity);
    for (let number = 0; number < 700; number += 1) {
      const invented = { ...askForLink, email: `nobody.${number}@example.com` };
      await identity.call('sendOobCode', invented, from(`10.${number >> 4}.${number & 15}.1`));
    }
    const before = (await identity.mails()).length;
    expect((await identity.call('sendOobCode', askForLink, from('192.0.2.77'))).status).toBe(200);
    expect(await identity.mails()).toHaveLength(before + 1);
  });

  test('the reserve of a known network is one for all of its addresses', async () => {
    const { identity } = await signedUp();
    await knownBrowser(identity);
    const guess = (host: number) => identity.call('signInWithPassword', wrong, from(`198.51.100.${host}`));
    for (let host = 1; host <= 10; host += 1) expect((await guess(host)).error).toBe('INVALID_PASSWORD');
    expect((await guess(11)).error).toBe(tooMany);
  });

  test('the reserve of a known browser is for guessing no better than a stranger’s', async () => {
    const { identity } = await signedUp();
    const browser = await knownBrowser(identity);
    const guess = (count: number) =>
      identity.call('signInWithPassword', wrong, { ...from(`203.0.${count}.1`), ...browser });
    for (let count = 0; count < 10; count += 1) expect((await guess(count)).error).toBe('INVALID_PASSWORD');
    expect((await guess(11)).error).toBe(tooMany);
  });

  test('a guess that an overload or a broken store refused is given back', async () => {
    const identity = await testIdentity();
    const { db } = identity.database;
    const accounts = Array.from({ length: 12 }, (_, index) => ({ ...asha, email: `asha${index}@example.com` }));
    for (const account of accounts) await signUp(identity, account);
    const network = (index: number) => from(`203.0.${index}.1`);
    /** As many guesses per account as are allowed, and in total more than the queue for hashes holds. */
    const flood = async () => {
      const calls = accounts.flatMap((account, index) =>
        Array.from({ length: 10 }, () => identity.call('signInWithPassword', account, network(index))),
      );
      return new Set((await Promise.all(calls)).map(({ status }) => status));
    };
    expect(await flood()).toEqual(new Set([200, 503]));
    expect(await flood()).toEqual(new Set([200, 503]));

    const hashes = await db.selectFrom('accounts').select(['id', 'password_hash']).execute();
    await db.updateTable('accounts').set({ password_hash: 'no hash' }).execute();
    expect(await flood()).toEqual(new Set([503]));
    for (const { id, password_hash } of hashes) {
      await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
    }
    await db.schema.alterTable('sessions').renameTo('away').execute();
    expect(await flood()).toEqual(new Set([503]));
    await db.schema.alterTable('away').renameTo('sessions').execute();
    expect(await flood()).toEqual(new Set([200, 503]));
  });
});
