import { expect, test } from 'vitest';
import { authPaths, type ProviderId } from '../../contracts/identity-wire.ts';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { credentialBy, idpBody } from './testing/browser.ts';
import { interleaving } from '../database/testing/interleaving.ts';
import { addPasskey, newDevice, newPasskey, passkeyProof } from './testing/passkeys.ts';
import { type Answer, asha, resetCode, signUp, type TestIdentity, testIdentity } from './testing/test-identity.ts';

type Call = () => Promise<Answer>;
/** Makes an account of an address, and gives the call that its maker, or its owner, is about to make. */
type Preparation = (identity: TestIdentity, email: string) => Promise<Call>;

const { passkey: paths } = authPaths;
const { password } = asha;
const newPassword = 'red sandstone';

/** The sign-in call of a person at a provider, with this address or none. Google's counts as verified. */
async function arrival(identity: TestIdentity, provider: ProviderId, email: string | null, subject = email ?? '') {
  const credential = await credentialBy(identity, provider, { subject, email });
  return () => identity.call('signInWithIdp', idpBody(provider, credential));
}

type Tokens = { idToken: string; refreshToken: string };

/** Makes an account by a provider that verifies no address. */
async function byFacebook(identity: TestIdentity, email: string): Promise<Tokens> {
  const { idToken, refreshToken } = await (await arrival(identity, 'facebook.com', email))();
  return { idToken: String(idToken), refreshToken: String(refreshToken) };
}

async function withPassword(identity: TestIdentity, email: string): Promise<Tokens> {
  // One address makes sixty accounts an hour.
  identity.clock.now += 2 * 60_000;
  return signUp(identity, { email, password });
}

const makersCalls = {
  'gives it a first password': async (identity, email) => {
    const { idToken } = await byFacebook(identity, email);
    return () => identity.call('update', { idToken, password: newPassword });
  },
  'gives it a name': async (identity, email) => {
    const { idToken } = await byFacebook(identity, email);
    return () => identity.call('update', { idToken, displayName: 'You were here' });
  },
  'changes its password': async (identity, email) => {
    const { idToken } = await withPassword(identity, email);
    return () => identity.post(authPaths.password, { idToken, currentPassword: password, newPassword });
  },
  'signs in with its password': async (identity, email) => {
    await withPassword(identity, email);
    return () => identity.call('signInWithPassword', { email, password });
  },
  'signs in by its provider': async (identity, email) => {
    await byFacebook(identity, email);
    return arrival(identity, 'facebook.com', email);
  },
  'adds a passkey': async (identity, email) => {
    const { idToken } = await withPassword(identity, email);
    const credential = await newPasskey(identity, newDevice(), idToken);
    return () => identity.post(paths.add, { idToken, credential });
  },
  'signs in by a passkey': async (identity, email) => {
    const { idToken } = await withPassword(identity, email);
    const device = newDevice();
    const credential = await passkeyProof(identity, device, await addPasskey(identity, device, idToken));
    return () => identity.post(paths.signIn, { credential });
  },
  'asks for a link that proves its address': async (identity, email) => {
    const { idToken } = await byFacebook(identity, email);
    return () => identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  },
} satisfies Record<string, Preparation>;

const deletion: Preparation = async (identity, email) => {
  const { idToken } = await byFacebook(identity, email);
  return () => identity.call('delete', { idToken });
};

async function reset(identity: TestIdentity, email: string, chosen = newPassword): Promise<Call> {
  // The clock moves on, so that the later of two mails can be told; and one address asks for thirty mails an hour.
  identity.clock.now += 2 * 60_000;
  const oobCode = await resetCode(identity, email);
  return () => identity.call('resetPassword', { oobCode, newPassword: chosen });
}

/** What there is of the account of an address, if it has one. */
async function accountOf({ database: { db } }: TestIdentity, email: string) {
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  if (!account) return undefined;
  const { id, email_verified: proved, display_name: name, password_hash: hash } = account;
  const sessions = await db.selectFrom('sessions').select('provider').where('account_id', '=', id).execute();
  const links = await db.selectFrom('account_providers').select('provider').where('account_id', '=', id).execute();
  const codes = await db.selectFrom('action_codes').select('hash').where('account_id', '=', id).execute();
  const passkeys = await db.selectFrom('passkeys').select('id').where('principal', '=', `account:${id}`).execute();
  return {
    isProved: proved === 1,
    name,
    hasPassword: hash !== null,
    sessions: sessions.map(({ provider }) => provider),
    links: links.map(({ provider }) => provider),
    others: codes.length + passkeys.length,
  };
}

const bare = { isProved: true, name: null, hasPassword: false, sessions: [], links: [], others: 0 };
const byGoogle = { ...bare, sessions: ['google.com'], links: ['google.com'] };

type Meeting = {
  prepare: (identity: TestIdentity, email: string) => Promise<[Call, Call]>;
  check: (answers: [Answer, Answer], identity: TestIdentity, email: string) => Promise<void>;
  whoIsOvertaken?: readonly ('one' | 'other')[];
};

/** The owner of an address proves it while the account's maker calls. */
const provedMeanwhile = (maker: Preparation): Meeting => ({
  whoIsOvertaken: ['one'],
  prepare: async (identity, email) => [await maker(identity, email), await arrival(identity, 'google.com', email)],
  check: async ([, owner], identity, email) => {
    expect([email, owner.error, await accountOf(identity, email)]).toEqual([email, undefined, byGoogle]);
  },
});

const meetings: Record<string, Meeting> = {
  ...Object.fromEntries(
    Object.entries(makersCalls).map(([what, maker]) => [
      `whoever proves an address is left with nothing of whoever made the account and ${what}`,
      provedMeanwhile(maker),
    ]),
  ),
  'the owner who proves an address gets in, also while the account’s creator signs in by a provider': {
    ...provedMeanwhile(makersCalls['signs in by its provider']),
    whoIsOvertaken: ['other'],
  },
  'an account that its maker deletes goes as it was, or stays with whoever proved its address': {
    prepare: async (identity, email) => [await deletion(identity, email), await arrival(identity, 'google.com', email)],
    check: async ([maker, owner], identity, email) => {
      const isGone = maker.status === 200;
      // What proved the address is forgotten with the account.
      expect([email, owner.status]).toEqual([email, isGone ? 400 : 200]);
      expect([email, await accountOf(identity, email)]).toEqual([email, isGone ? undefined : byGoogle]);
    },
  },
  'a link of a mail sets a password, whoever comes by the provider that its maker linked': {
    prepare: async (identity, email) => {
      const maker = await makersCalls['signs in by its provider'](identity, email);
      return [maker, await reset(identity, email)];
    },
    check: async ([, owner], identity, email) => {
      const left = await accountOf(identity, email);
      expect([email, owner.error, left]).toEqual([email, undefined, { ...bare, hasPassword: true }]);
    },
  },
  'of two links of mails one sets the password, and the other is refused': {
    prepare: async (identity, email) => {
      await withPassword(identity, email);
      return [await reset(identity, email), await reset(identity, email, 'white marble')];
    },
    check: async (answers, identity, email) => {
      expect([email, answers.map(({ error }) => error).toSorted()]).toEqual([email, ['INVALID_OOB_CODE', undefined]]);
      const chosen = answers[0].error ? 'white marble' : newPassword;
      expect(await identity.call('signInWithPassword', { email, password: chosen })).toMatchObject({ status: 200 });
    },
  },
  'an owner who sets a password and comes by a provider at once keeps both, or is refused the first': {
    prepare: async (identity, email) => {
      await byFacebook(identity, email);
      return [await reset(identity, email), await arrival(identity, 'google.com', email)];
    },
    check: async ([mailed, google], identity, email) => {
      const left = await accountOf(identity, email);
      expect([email, google.error, left?.links]).toEqual([email, undefined, ['google.com']]);
      expect([email, left?.hasPassword]).toEqual([email, mailed.status === 200]);
    },
  },
  'logging out everywhere ends the session of whoever sets a password, too': {
    prepare: async (identity, email) => {
      const { idToken, refreshToken: token } = await withPassword(identity, email);
      const change = { idToken, password: newPassword };
      return [() => identity.call('update', change), () => identity.revoke({ token, all: 'true' })];
    },
    check: async ([, owner], identity, email) => {
      const left = (await accountOf(identity, email))?.sessions;
      expect([email, left]).toEqual([email, owner.status === 200 ? [] : ['password']]);
    },
  },
  'whoever asks for a link that sets a password while the account is deleted is answered, and no link is left': {
    prepare: async (identity, email) => [
      async () => identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }),
      await deletion(identity, email),
    ],
    check: async ([, deleted], identity, email) => {
      expect([email, deleted.status, await accountOf(identity, email)]).toEqual([email, 200, undefined]);
    },
  },
  'somebody without an address who comes twice at once gets one account': {
    prepare: async (identity, name) => [
      await arrival(identity, 'facebook.com', null, name),
      await arrival(identity, 'facebook.com', null, name),
    ],
    check: async (answers, { database: { db } }) => {
      const accounts = await db.selectFrom('accounts').select('id').execute();
      const links = await db.selectFrom('account_providers').select('account_id').execute();
      expect(links.map((link) => link.account_id).toSorted()).toEqual(accounts.map(({ id }) => id).toSorted());
      expect(answers.map(({ status }) => status)).toContain(200);
    },
  },
};

describeOnEachDialect('Of two calls at once the later one sees what the earlier one did', (freshStore) => {
  const inTurn = Object.entries(meetings).flatMap(([name, { whoIsOvertaken = ['one', 'other'], ...meeting }]) =>
    whoIsOvertaken.map((overtaken) => [name, overtaken, meeting] as const),
  );
  // The two calls meet in every order, with an account of its own each time.
  test.each(inTurn)('%s (%s overtaken)', async (_, overtaken, { prepare, check }) => {
    const identity = await testIdentity({ store: await freshStore() });
    const meet = interleaving(identity.database);
    for (let at = 0, isOver = false; !isOver; at += 1) {
      const email = `${overtaken}-${at}@example.com`;
      const [one, other] = await prepare(identity, email);
      const isOne = overtaken === 'one';
      const met = await meet({ at, held: isOne ? one : other, other: isOne ? other : one });
      const answers: [Answer, Answer] = isOne ? [met.held, met.other] : [met.other, met.held];
      const failed = answers.filter(({ status }) => status >= 500);
      expect(failed, `${overtaken} overtaken at step ${at}`).toEqual([]);
      await check(answers, identity, email);
      ({ isOver } = met);
    }
  });
});
