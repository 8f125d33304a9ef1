import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AccountActivity } from '../../contracts/account-activity.ts';
import { authPaths, identityErrors } from '../../contracts/identity-wire.ts';
import { plansDuring } from '../database/testing/plans-during.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { credentialBy, idpBody } from './testing/browser.ts';
import { addPasskey, newDevice, passkeyProof } from './testing/passkeys.ts';
import { asha, from, signedUp, signUp, type TestIdentity, testIdentity } from './testing/test-identity.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const leeway = 5 * minute;
const { invalidRefreshToken, missingRefreshToken, tokenExpired, tooManyAttempts } = identityErrors;

/** The refresh token that follows this one. */
async function next(identity: TestIdentity, refreshToken: string): Promise<string> {
  return String((await identity.refresh(refreshToken))['refresh_token']);
}

describeOnEachDialect('A refresh token', (freshStore) => {
  test('is good once and gives the next; used again within five minutes it gives the same one: the answer was lost', async () => {
    const { identity, localId, refreshToken } = await signedUp({ store: await freshStore() });
    const { refresh_token: lost, ...refreshed } = await identity.refresh(refreshToken);
    expect(refreshed).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: '3600', user_id: localId });
    expect(lost).not.toBe(refreshToken);
    const other = await signUp(identity, { ...asha, email: 'other@example.com' });
    expect(await identity.refresh(other.refreshToken)).toMatchObject({ user_id: other.localId });
    identity.clock.now += leeway - 1;
    const repeated = await identity.refresh(refreshToken);
    expect(repeated).toMatchObject({ status: 200, refresh_token: lost });
    expect((await identity.call('lookup', { idToken: repeated['id_token'] })).status).toBe(200);
    expect((await identity.refresh(String(lost))).status).toBe(200);
  });

  test('that is used again after five minutes ends the session, for the thief and for the owner', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const { refresh_token: owners, id_token: idToken } = await identity.refresh(refreshToken);
    identity.clock.now += leeway;
    expect((await identity.refresh(refreshToken)).error).toBe(invalidRefreshToken);
    expect((await identity.refresh(String(owners))).error).toBe(invalidRefreshToken);
    expect((await identity.call('lookup', { idToken })).error).toBe(tokenExpired);
  });

  test('that is used again although the next one was used ends the session at once', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const newest = await next(identity, await next(identity, refreshToken));
    expect((await identity.refresh(refreshToken)).error).toBe(invalidRefreshToken);
    expect((await identity.refresh(newest)).error).toBe(invalidRefreshToken);
  });

  test('that was copied within that time is detected once owner and thief have both refreshed again', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const [owners, thiefs] = [await next(identity, refreshToken), await next(identity, refreshToken)];
    const newest = await next(identity, owners);
    identity.clock.now += leeway;
    expect((await identity.refresh(thiefs)).error).toBe(invalidRefreshToken);
    expect((await identity.refresh(newest)).error).toBe(invalidRefreshToken);
  });

  test('that many use at once gives all of them the same next one, in every process', async () => {
    const one = await testIdentity({ store: await freshStore() });
    const other = await testIdentity({ database: one.database });
    const { refreshToken } = await signUp(one);
    const uses = Array.from({ length: 12 }, (_, use) => (use % 2 ? one : other).refresh(refreshToken));
    const answers = await Promise.all(uses);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer['refresh_token'])).size).toBe(1);
    expect(await one.database.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(2);
  });

  test('cannot be derived from what the store holds', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const tokens = [refreshToken, await next(identity, refreshToken)];
    tokens.push(await next(identity, String(tokens.at(-1))));
    const read = () => identity.database.db.selectFrom('refresh_tokens').selectAll().execute();
    const rows = await read();
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
    // Only the token used last can still be repeated, so only its salt is kept.
    expect(rows.filter((row) => row.successor_salt !== null)).toHaveLength(1);
    identity.clock.now += leeway;
    identity.start();
    await identity.stop();
    expect((await read()).filter((row) => row.successor_salt !== null)).toEqual([]);
  });

  test('is worth nothing after thirty days away, and after half a year in any case', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    let token = refreshToken;
    for (let days = 0; days < 179; days += 29) {
      const refreshed = await identity.refresh(token);
      expect(refreshed.status, `after ${days} days`).toBe(200);
      token = String(refreshed['refresh_token']);
      identity.clock.now += 29 * day;
    }
    expect((await identity.refresh(token)).error).toBe(invalidRefreshToken);
    const { refreshToken: other } = await signUp(identity, { ...asha, email: 'other@example.com' });
    identity.clock.now += 30 * day;
    expect((await identity.refresh(other)).error).toBe(invalidRefreshToken);
  });
});

const unremembered = { ...asha, remember: false };
/** The ways to a session that is not to outlast its tab. */
const waysToBegin: Record<string, (identity: TestIdentity) => Promise<Record<string, unknown>>> = {
  'signing up': (identity) => signUp(identity, unremembered),
  'signing up twice, the first answer being lost': async (identity) => {
    const { cookie } = await signUp(identity);
    return identity.call('signUp', unremembered, { cookie });
  },
  'a password': async (identity) => {
    await signUp(identity);
    return identity.call('signInWithPassword', unremembered);
  },
  'a new password': async (identity) => {
    const { idToken } = await signUp(identity, unremembered);
    return identity.call('update', { idToken, password: 'red sandstone' });
  },
  'a provider': async (identity) => {
    const body = idpBody('google.com', await credentialBy(identity, 'google.com'));
    return identity.call('signInWithIdp', { ...body, remember: false });
  },
  'a passkey': async (identity) => {
    const { idToken } = await signUp(identity);
    const device = newDevice();
    const credential = await passkeyProof(identity, device, await addPasskey(identity, device, idToken));
    return identity.post(authPaths.passkey.signIn, { credential, remember: false });
  },
};

test.each(Object.keys(waysToBegin))('A session without Remember Me ends after a day away, begun by %s', async (way) => {
  const identity = await testIdentity();
  const { refreshToken } = (await waysToBegin[way]?.(identity)) ?? {};
  identity.clock.now += day - 1;
  const refreshed = await identity.refresh(String(refreshToken));
  expect(refreshed.status).toBe(200);
  identity.clock.now += day;
  expect((await identity.refresh(String(refreshed['refresh_token']))).error).toBe(invalidRefreshToken);
});

describeOnEachDialect('A tab that was duplicated and slept while the other refreshed', (freshStore) => {
  test('is logged out alone', async () => {
    const { identity, refreshToken, cookie } = await signedUp({ store: await freshStore() });
    const { refresh_token: others } = await identity.refresh(refreshToken, { cookie });
    identity.clock.now += leeway;
    expect((await identity.refresh(refreshToken, { cookie })).error).toBe(invalidRefreshToken);
    expect((await identity.refresh(String(others), { cookie })).status).toBe(200);
    expect((await identity.refresh(refreshToken, { cookie })).error).toBe(invalidRefreshToken);
  });

  test('detects the thief who refreshed instead, also by the token that only another browser has used', async () => {
    const { identity, refreshToken, cookie } = await signedUp({ store: await freshStore() });
    const thief = await identity.call('signInWithPassword', asha);
    const stolen = await identity.refresh(refreshToken, { cookie: thief.cookie });
    identity.clock.now += leeway;
    expect((await identity.refresh(refreshToken, { cookie })).error).toBe(invalidRefreshToken);
    const { refresh_token: thiefs } = stolen;
    expect((await identity.refresh(String(thiefs), { cookie: thief.cookie })).error).toBe(invalidRefreshToken);
  });
});

describeOnEachDialect('Logging out', (freshStore) => {
  test('ends the session of that token, and no other', async () => {
    const { identity, refreshToken, idToken } = await signedUp({ store: await freshStore() });
    const elsewhere = await identity.call('signInWithPassword', asha);
    expect((await identity.revoke({ token: refreshToken })).status).toBe(200);
    expect((await identity.refresh(refreshToken)).error).toBe(invalidRefreshToken);
    expect((await identity.call('lookup', { idToken })).error).toBe(tokenExpired);
    expect((await identity.call('lookup', { idToken: elsewhere['idToken'] })).status).toBe(200);
  });

  test('everywhere ends every session of the account, the calling one too, and none of another', async () => {
    const { identity, refreshToken, idToken } = await signedUp({ store: await freshStore() });
    const elsewhere = await identity.call('signInWithPassword', asha);
    const another = await signUp(identity, { ...asha, email: 'other@example.com' });
    expect(await identity.revoke({ token: refreshToken, all: 'true' })).toEqual({ status: 200, cookie: '' });
    for (const token of [refreshToken, String(elsewhere['refreshToken'])]) {
      expect((await identity.refresh(token)).error).toBe(invalidRefreshToken);
    }
    for (const token of [idToken, elsewhere['idToken']]) {
      expect((await identity.call('lookup', { idToken: token })).error).toBe(tokenExpired);
    }
    expect((await identity.refresh(another.refreshToken)).status).toBe(200);
    const { idToken: again } = await identity.call('signInWithPassword', asha);
    const { events } = await identity.post(authPaths.activity, { idToken: again });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'signed-out-everywhere' }));
  });

  test('everywhere takes a good token: a used one ends its session alone, an unknown one nothing, and both are told', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const elsewhere = await identity.call('signInWithPassword', asha);
    const owners = await next(identity, refreshToken);
    identity.clock.now += leeway;
    const refused = { status: 400, error: invalidRefreshToken };
    expect(await identity.revoke({ token: refreshToken, all: 'true' })).toMatchObject(refused);
    expect(await identity.revoke({ token: owners, all: 'true' })).toMatchObject(refused);
    expect(await identity.revoke({ token: 'x', all: 'true' })).toMatchObject(refused);
    expect((await identity.revoke({ all: 'true' })).error).toBe(missingRefreshToken);
    expect((await identity.refresh(String(elsewhere['refreshToken']))).status).toBe(200);
  });

  test('everywhere from several places at one moment: one ends them all, the others find theirs ended', async () => {
    const { identity } = await signedUp({ store: await freshStore() });
    for (let round = 0; round < 4; round += 1) {
      const places = await Promise.all([1, 2, 3].map(() => identity.call('signInWithPassword', asha)));
      const tokens = places.map(({ refreshToken }) => String(refreshToken));
      const answers = await Promise.all(tokens.map((token) => identity.revoke({ token, all: 'true' })));
      const errors = answers.map(({ error }) => error).toSorted();
      expect(errors).toEqual([invalidRefreshToken, invalidRefreshToken, undefined]);
    }
  });

  test('everywhere is no way to guess at tokens, and not for pages of other sites', async () => {
    const { identity, refreshToken } = await signedUp({ store: await freshStore() });
    const guess = () => identity.revoke({ token: 'x', all: 'true' });
    for (let count = 0; count < 30; count += 1) expect((await guess()).error).toBe(invalidRefreshToken);
    expect((await guess()).error).toBe(tooManyAttempts);
    const foreign = { ...from('10.0.0.2'), origin: 'https://evil.example' };
    expect((await identity.revoke({ token: refreshToken, all: 'true' }, foreign)).status).toBe(403);
    expect((await identity.refresh(refreshToken, from('10.0.0.2'))).status).toBe(200);
  });
});

describeOnEachDialect('A holder', (freshStore) => {
  test('sees first the session that was used last, and the latest event', async () => {
    const { identity, idToken } = await signedUp({ store: await freshStore() });
    for (let session = 0; session < 6; session += 1) {
      identity.clock.now += minute;
      await identity.call('signInWithPassword', asha);
    }
    const answer = await identity.post(authPaths.activity, { idToken });
    const { sessions, events } = answer as unknown as AccountActivity;
    for (const times of [sessions.map(({ usedAt }) => usedAt), events.map(({ at }) => at)])
      expect(times).toEqual(Array.from(times, (_, index) => identity.clock.now - index * minute));
    expect(sessions).toHaveLength(7);
  });
});

describeOnEachDialect('A busy site', (freshStore) => {
  test('finds the tokens that have expired among all others', async () => {
    const identity = await testIdentity({ store: await freshStore() });
    const plans = await plansDuring(async () => {
      identity.start();
      await identity.stop();
    });
    expect(plans).not.toContain('SCAN refresh_tokens');
  });

  test('forgets the sessions without a token, however many others there are', async () => {
    const store = await freshStore();
    // A site with so little memory is as slow as one with far more sessions.
    if (store.databaseUrl) store.databaseUrl += '?options=-c%20work_mem%3D64kB';
    const identity = await testIdentity({ store });
    const { db } = identity.database;
    const now = identity.clock.now;
    const numbers = sql.raw('with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)');
    await sql`insert into accounts (id, email_verified, created_at, last_login_at)
      ${numbers} select 'a' || i, 1, ${now}, ${now} from n`.execute(db);
    await sql`insert into sessions (id, account_id, provider, signed_in_at, expires_at)
      ${numbers} select 's' || i, 'a' || i, 'password', ${now}, ${now + day} from n`.execute(db);
    for (const part of ['a', 'b', 'c', 'd', 'e']) {
      await sql`insert into refresh_tokens (hash, session_id, expires_at)
        ${numbers} select ${sql.lit(part)} || i, 's1', ${now + day} from n`.execute(db);
    }
    identity.start();
    await identity.stop();
    expect(identity.lines.join('')).not.toContain('could not be deleted');
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 's1' }]);
  });
});
