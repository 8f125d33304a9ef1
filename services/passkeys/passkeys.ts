import { createHash } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { PasskeysTable, Principal } from '../database/passkey-tables.ts';
import type { Store, Transaction } from '../database/schema.ts';
import { inOneLine } from '../normal-form.ts';
import { challengeMs, createChallenges } from './challenges.ts';
import { challengeOf, readAuthentication, readRegistration } from './credential.ts';
import { PasskeyError } from './passkey-error.ts';
import { relyingParty } from './relying-party.ts';

export type PasskeysOptions = {
  database: Pick<Database, 'db'>;
  /** Authenticators bind passkeys to its host name. */
  siteOrigin: string;
  /** The name of the site in the browser's dialog. */
  siteName: string;
  now?: () => number;
};

/** A verified passkey that is not stored yet. */
export type NewPasskey = Insertable<PasskeysTable>;

/** A passkey as its holder sees it. Times in milliseconds since 1970. */
export type Passkey = { id: string; name: string; created: number; lastUsed: number | null };

const shown = ['id', 'name', 'created_at as created', 'last_used_at as lastUsed'] as const;

export type Passkeys = NonNullable<ReturnType<typeof createPasskeys>>;

/** The most passkeys of one principal, above the number of anybody's devices. */
const mostPasskeys = 20;
const longestName = 60;
/** COSE ids of EdDSA, ES256 and RS256, which authenticators support and Node does not call experimental. */
const algorithms = [-8, -7, -257];

/**
 * Passkeys (WebAuthn) of the owner and of accounts. A signed-in principal adds one and can sign in by it afterwards. Undefined where
 * browsers support none (relying-party.ts).
 */
export function createPasskeys({ database, siteOrigin, siteName, now = Date.now }: PasskeysOptions) {
  const party = relyingParty(siteOrigin);
  if (!party) return undefined;
  const { db } = database;
  const challenges = createChallenges(database, now);
  const expected = { expectedOrigin: party.origin, expectedRPID: party.id };
  const rowsOf = (principal: Principal, store: Store = db) =>
    store.selectFrom('passkeys').where('principal', '=', principal);

  async function checkNew(principal: Principal, sent: unknown, name: string): Promise<NewPasskey> {
    const response = readRegistration(sent);
    const challenge = challengeOf(response);
    if (!(await challenges.take(challenge, principal))) throw new PasskeyError('expired');
    const { verifyRegistrationResponse, withoutStatement } = await webauthn();
    const verify = async () => {
      const attestationObject = withoutStatement(response.response.attestationObject);
      return verifyRegistrationResponse({
        response: { ...response, response: { ...response.response, attestationObject } },
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
        ...expected,
      });
    };
    const { registrationInfo } = await verify().catch(refuse);
    if (!registrationInfo) throw new PasskeyError('refused');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      principal,
      name: cleanName(name),
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
      created_at: now(),
      last_used_at: null,
    };
  }

  async function addIn(store: Store, passkey: NewPasskey): Promise<Passkey> {
    const held = await rowsOf(passkey.principal, store).select('id').execute();
    if (held.length >= mostPasskeys) throw new PasskeyError('full');
    const added = store.insertInto('passkeys').values(passkey);
    const stored = await added
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(shown)
      .executeTakeFirst();
    if (!stored) throw new PasskeyError('known');
    return stored;
  }

  return {
    /**
     * The options of `navigator.credentials.create()`, as JSON. Throws PasskeyError when the principal has too many.
     * @param user how the browser names the holder when it asks: for example an address
     */
    async registrationOptions(principal: Principal, user: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await webauthn();
      const present = await rowsOf(principal).select(['id', 'transports']).execute();
      if (present.length >= mostPasskeys) throw new PasskeyError('full');
      return generateRegistrationOptions({
        rpID: party.id,
        rpName: siteName,
        userName: user,
        userDisplayName: user,
        userID: Buffer.from(userHandle(principal), 'base64url'),
        challenge: Buffer.from(await challenges.issue(principal), 'base64url'),
        timeout: challengeMs,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: present.map(({ id, transports }) => ({
          id,
          transports: transports.split(',').filter(Boolean),
        })),
        // A resident key needs no user name at sign-in; user verification asks for PIN or fingerprint.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Adds the passkey that the browser created with these options. Throws PasskeyError. */
    register: async (principal: Principal, sent: unknown, name: string) =>
      addIn(db, await checkNew(principal, sent, name)),

    /** The two halves of `register`, for callers that must check permission again in the transaction that adds. */
    checkNew,
    addIn,

    /** The options of `navigator.credentials.get()`, as JSON. They name no user; the browser offers the passkeys it has. */
    async authenticationOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const challenge = await challenges.issue(null);
      return { challenge, rpId: party.id, timeout: challengeMs, userVerification: 'required' };
    },

    /**
     * Verifies a sign-in; resolves to the principal and the passkey's id. Throws PasskeyError.
     * @param kind the accepted kind of principal: an account's passkey must not open the owner's inbox, nor the reverse
     */
    async authenticate(sent: unknown, kind: 'owner' | 'account'): Promise<{ principal: Principal; id: string }> {
      const response = readAuthentication(sent);
      const challenge = challengeOf(response);
      if (!(await challenges.take(challenge, null))) throw new PasskeyError('expired');
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
      if (!row || (row.principal === 'owner') !== (kind === 'owner')) throw new PasskeyError('unknown');
      const { userHandle: handle = userHandle(row.principal) } = response.response;
      if (handle !== userHandle(row.principal)) throw new PasskeyError('refused');
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        ...expected,
        credential: { id: row.id, publicKey: Buffer.from(row.public_key, 'base64url'), counter: row.counter },
      }).catch(refuse);
      if (!verified) throw new PasskeyError('refused');
      // Of two concurrent sign-ins with the same counter, as by a copied authenticator, only one succeeds.
      const counted = await db
        .updateTable('passkeys')
        .set({ counter: authenticationInfo.newCounter, last_used_at: now() })
        .where('id', '=', row.id)
        .where('counter', '=', row.counter)
        .executeTakeFirst();
      if (counted.numUpdatedRows === 0n) throw new PasskeyError('refused');
      return { principal: row.principal, id: row.id };
    },

    /** Whether the principal still has this passkey, for a second check within a transaction. */
    async isIn(transaction: Transaction, { principal, id }: { principal: Principal; id: string }): Promise<boolean> {
      const row = rowsOf(principal, transaction).select('id').where('id', '=', id);
      return (await row.executeTakeFirst()) !== undefined;
    },

    /** The passkeys of a principal, oldest first. */
    async list(principal: Principal): Promise<Passkey[]> {
      return rowsOf(principal).select(shown).orderBy('created_at').orderBy('id').execute();
    },

    /** Renames a passkey; resolves to whether the principal has it. */
    async rename(principal: Principal, id: string, name: string): Promise<boolean> {
      const named = db.updateTable('passkeys').set({ name: cleanName(name) });
      const { numUpdatedRows } = await named.where('id', '=', id).where('principal', '=', principal).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Removes a passkey; resolves to whether the principal had it. */
    async remove(principal: Principal, id: string, store: Store = db): Promise<boolean> {
      const removed = store.deleteFrom('passkeys').where('id', '=', id).where('principal', '=', principal);
      return (await removed.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

/** Removes all passkeys and challenges of a principal, also where no browser could use them any more. */
export async function removePasskeys(transaction: Transaction, principal: Principal): Promise<void> {
  await transaction.deleteFrom('passkeys').where('principal', '=', principal).execute();
  await transaction.deleteFrom('passkey_challenges').where('principal', '=', principal).execute();
}

const refuse = (cause: unknown) => Promise.reject(new PasskeyError('refused', cause));

/** Loaded on first use, since it takes a third of a second. */
const webauthn = () => import('./webauthn.ts');

/** The id under which authenticators store a principal: a hash, so that a lost device reveals nothing. */
function userHandle(principal: Principal): string {
  return createHash('sha256').update(`passkeys of ${principal}`).digest('base64url');
}

function cleanName(typed: string): string {
  return inOneLine(typed).slice(0, longestName).toWellFormed() || 'Passkey';
}
