import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { authPaths, identityPaths } from '../../contracts/identity-wire.ts';
import { signInBy } from '../../services/identity/testing/browser.ts';
import { createOwnerSessions } from '../../services/mail-relay/mailbox/access/owner-sessions.ts';
import { contactFields } from '../../services/mail-relay/testing/contact-message.ts';
import { jsonRequest, testRelay } from '../../services/mail-relay/testing/test-relay.ts';
import {
  asha,
  prove,
  resetCode,
  runFor,
  signedUp,
  signUp,
  type TestIdentity,
  testIdentity,
} from '../../services/identity/testing/test-identity.ts';

const hour = 3_600_000;
const day = 24 * hour;
const count = async ({ database }: TestIdentity, table: 'accounts' | 'sessions' | 'refresh_tokens' | 'signing_keys') =>
  (await database.db.selectFrom(table).selectAll().execute()).length;

/** Sets the clock once rows are being deleted, as a time server may. */
function whilePruning({ db }: TestIdentity['database'], setClock: () => void): void {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    if (query.sql.startsWith('delete')) {
      executor.executeQuery = execute;
      setClock();
    }
    return execute(query);
  };
}

test('finding 10: what an attacker called an account, and the picture they gave it, is gone once its owner has it', async () => {
  const identity = await testIdentity();
  const { idToken } = await signUp(identity, { ...asha, displayName: 'You were here' });
  await identity.call('update', { idToken, photoUrl: 'https://evil.example/face.png' });
  const oobCode = await resetCode(identity);
  await identity.call('resetPassword', { oobCode, newPassword: 'red sandstone' });
  const { idToken: own } = await identity.call('signInWithPassword', { ...asha, password: 'red sandstone' });
  const { users } = await identity.call('lookup', { idToken: own });
  const [user] = users as Record<string, unknown>[];
  expect(user).toMatchObject({ email: asha.email, emailVerified: true });
  expect(user).not.toHaveProperty('displayName');
  expect(user).not.toHaveProperty('photoUrl');
});

test('finding 10: an account taken back by a provider is called what the provider says', async () => {
  const identity = await testIdentity();
  await signUp(identity, { ...asha, displayName: 'You were here' });
  const { idToken } = await signInBy(identity, 'google.com', { displayName: 'Asha Verma' });
  const { users } = await identity.call('lookup', { idToken });
  expect(users).toMatchObject([{ displayName: 'Asha Verma' }]);
});

test('finding 10: accounts that nobody proved and nobody came back to are forgotten after half a year; others stay', async () => {
  // A sign-up by a provider takes some milliseconds, after which nobody has come back.
  const clock = { now: 1_795_000_000_000 };
  const identity = { ...(await testIdentity({ now: () => (clock.now += 1) })), clock };
  for (const email of ['abandoned@example.com', 'proved@example.com', 'back@example.com']) {
    await signUp(identity, { ...asha, email });
  }
  await prove(identity, 'proved@example.com');
  // Facebook does not say whether an address is verified.
  await signInBy(identity, 'facebook.com', { email: 'linked@example.com' });
  identity.clock.now += 1000;
  await identity.call('signInWithPassword', { ...asha, email: 'back@example.com' });
  // Nobody is logged in any more.
  await identity.database.db.deleteFrom('sessions').execute();
  await runFor(identity, 1);
  expect(await count(identity, 'accounts')).toBe(4);
  identity.clock.now += 181 * day;
  await runFor(identity, 26);
  const left = await identity.database.db.selectFrom('accounts').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(['back@example.com', 'proved@example.com']);
  identity.clock.now += 220 * day;
  await runFor(identity, 26);
  const kept = await identity.database.db.selectFrom('accounts').select('email').execute();
  expect(kept.map(({ email }) => email)).toEqual(['proved@example.com']);
});

test('an account whose login is used every day outlives it, though nobody proved its address', async () => {
  const identity = await testIdentity();
  let { refreshToken } = await signUp(identity);
  for (let passed = 0; passed < 190; passed += 1) {
    identity.clock.now += day - hour;
    await runFor(identity, 1);
    const answer = await identity.refresh(refreshToken);
    refreshToken = String(answer['refresh_token'] ?? refreshToken);
  }
  expect((await identity.refresh(refreshToken)).status).toBe(400);
  expect((await identity.call('signInWithPassword', asha)).status).toBe(200);
});

test('what cannot be forgotten keeps nothing else from being forgotten', async () => {
  const { identity } = await signedUp();
  await runFor(identity, 1);
  await sql`create trigger refused before delete on sessions begin select raise(abort, 'no'); end`.execute(
    identity.database.db,
  );
  identity.clock.now += 50 * day;
  await runFor(identity, 26);
  expect([await count(identity, 'sessions'), await count(identity, 'signing_keys')]).toEqual([1, 0]);
  expect(identity.lines.join('')).toContain('could not be deleted');
});

test('finding 10: refreshing without end stores no more than a hundred and twenty tokens of a session an hour', async () => {
  const identity = await testIdentity();
  let { refreshToken } = await signUp(identity);
  for (let asked = 0; asked < 120; asked += 1) {
    identity.clock.now += 1000;
    refreshToken = String((await identity.refresh(refreshToken))['refresh_token']);
  }
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const refused = await identity.postForm(`${identityPaths.token}?key=site`, form);
  expect(await refused.text()).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3481']);
  expect(await count(identity, 'refresh_tokens')).toBe(121);
  const elsewhere = await identity.call('signInWithPassword', asha);
  expect((await identity.refresh(String(elsewhere['refreshToken']))).status).toBe(200);
  identity.clock.now += hour + 1;
  expect((await identity.refresh(refreshToken)).status).toBe(200);
});

test('finding 10: an address in a path reaches no log', async () => {
  const identity = await testIdentity();
  for (const at of [`/identitytoolkit.googleapis.com/v1/accounts:${asha.email}`, `${authPaths.revoke}/${asha.email}`]) {
    await identity.page(`${at}?key=site`, { method: 'POST' });
  }
  expect(identity.lines.join('')).toContain('identity call refused');
  expect(identity.lines.join('')).not.toContain(asha.email);
});

test('finding 10: a start with a clock far ahead deletes no session and no key, and says so; a clock that stays is believed after a day', async () => {
  const { identity, refreshToken } = await signedUp();
  const { now } = identity.clock;
  whilePruning(identity.database, () => (identity.clock.now += 400 * day));
  await runFor(identity, 20);
  expect(identity.clock.now).toBeGreaterThan(now + 400 * day);
  expect([await count(identity, 'sessions'), await count(identity, 'signing_keys')]).toEqual([1, 1]);
  expect(identity.lines.join('')).toContain('"alert":"clock"');
  identity.clock.now = now;
  await runFor(identity, 1);
  expect((await identity.refresh(refreshToken)).status).toBe(200);
  identity.clock.now += 400 * day;
  await runFor(identity, 26);
  expect(await count(identity, 'sessions')).toBe(0);
});

test('finding 10: nor does it in a store that was never pruned before', async () => {
  const { identity } = await signedUp();
  identity.clock.now += 400 * day;
  await runFor(identity, 1);
  expect(await count(identity, 'sessions')).toBe(1);
});

test('finding 10: nor a held mail, nor the owner’s session; once the clock is believed both go', async () => {
  let now = Date.now();
  const relay = await testRelay({ now: () => now });
  const spam = { ...contactFields, homepage_url: 'https://spam.example' };
  await relay.routes.fetch(jsonRequest({ template_params: spam }));
  const owners = createOwnerSessions(relay.database, { proofs: [], now: () => now });
  await owners.begin({ openedBy: 'link', device: null, network: null }, '');
  const left = async () => {
    const sessions = await relay.database.db.selectFrom('owner_sessions').select('hash').execute();
    return [await relay.rows(), sessions].map(({ length }) => length);
  };
  const begun = now;
  whilePruning(relay.database, () => (now += 400 * day));
  relay.start();
  await expect.poll(() => now).toBeGreaterThan(begun);
  // The pruning has finished by then.
  await relay.stop();
  expect(await left()).toEqual([1, 1]);
  relay.start();
  await expect.poll(() => relay.lines.join('')).toContain('"alert":"clock"');
  await relay.stop();
  expect(await left()).toEqual([1, 1]);
  relay.start();
  await relay.database.db.updateTable('believed_time').set({ believed_at: now }).execute();
  now += 2 * hour;
  await expect.poll(left).toEqual([0, 0]);
});
