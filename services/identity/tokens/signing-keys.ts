import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Selectable, sql } from 'kysely';
import { dayMs } from '../../../contracts/retention.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { isSecret } from '../../secrets.ts';
import { unwrapKey, wrapKey } from './wrapped-keys.ts';

export const algorithm = 'ES256';
/** How long a key signs before a new one is made. */
const signsForMs = 30 * dayMs;
/** How long a key is published: well beyond the life of the last token it signed. */
const publishedForMs = signsForMs + 2 * dayMs;
/** The tolerated difference between the clocks of several machines. */
const clockLeewayMs = 60_000;
/** How long a process caches the keys; another process may have made a new one. */
const rereadMs = 60_000;

type SigningKey = Awaited<ReturnType<typeof opened>>;
export type SigningKeys = ReturnType<typeof createSigningKeys>;

/**
 * The key pairs that sign ID tokens, in the store, so that all processes share them and restarts keep them. `secret` wraps the
 * private keys there (wrapped-keys.ts).
 */
export function createSigningKeys(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  now: () => number,
  secret?: Uint8Array,
) {
  let known: SigningKey[] = [];
  let readAt = -Infinity;

  async function read(store: Database['db'] = db): Promise<void> {
    const rows = await store
      .selectFrom('signing_keys')
      .selectAll()
      .where('created_at', '>', now() - publishedForMs)
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .execute();
    known = await Promise.all(rows.map((row) => opened(row, secret)));
    readAt = now();
  }

  /** False for a key dated in the future: it was made under a wrong clock, and would sign for too long. */
  const mayStillSign = ({ createdAt }: SigningKey) =>
    createdAt > now() - signsForMs && createdAt <= now() + clockLeewayMs;

  /** Makes a key, unless another process has just made one: a token signed with a second one would be refused where it is not yet known. */
  async function make(): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const published = { ...publicJwk, kid, alg: algorithm, use: 'sig' };
    const private_jwk = await wrapKey(await exportJWK(pair.privateKey), secret);
    const row = { kid, private_jwk, public_jwk: JSON.stringify(published), created_at: now() };
    await db.transaction().execute(async (transaction) => {
      // SQLite has one writing transaction at a time.
      if (dialect === 'postgres') await sql`lock table signing_keys in exclusive mode`.execute(transaction);
      await read(transaction);
      if (!known.some(mayStillSign)) await transaction.insertInto('signing_keys').values(row).execute();
    });
    await read();
  }

  async function fresh(): Promise<SigningKey[]> {
    // A clock that was set back makes what was read old as well.
    if (Math.abs(now() - readAt) >= rereadMs) await read();
    return known.filter(({ createdAt }) => createdAt > now() - publishedForMs);
  }

  return {
    /** The key that signs now; made if need be. */
    async current(): Promise<SigningKey> {
      if (!(await fresh()).some(mayStillSign)) await make();
      const key = known.find(mayStillSign);
      if (!key) throw new Error('No signing key could be made');
      return key;
    },

    /** The public key of this id. The store is read again for one that another process has just made. */
    async find(kid: string): Promise<CryptoKey | undefined> {
      const byId = (keys: SigningKey[]) => keys.find((key) => key.kid === kid)?.publicKey;
      const found = byId(await fresh());
      if (found || !isSecret(kid)) return found;
      const isStored = db.selectFrom('signing_keys').select('kid').where('kid', '=', kid);
      if (await isStored.executeTakeFirst()) await read();
      return byId(known);
    },

    /** The public keys as a JSON Web Key Set, to verify ID tokens. */
    async published(): Promise<{ keys: JWK[] }> {
      return { keys: (await fresh()).map(({ publicJwk }) => publicJwk) };
    },

    async prune(time: number): Promise<void> {
      await db
        .deleteFrom('signing_keys')
        .where('created_at', '<=', time - publishedForMs)
        .execute();
    },
  };
}

/** A key as it is used, made of its row in the store. */
async function opened(row: Selectable<Schema['signing_keys']>, secret: Uint8Array | undefined) {
  const publicJwk = JSON.parse(row.public_jwk) as JWK;
  const privateKey = (await importJWK(await unwrapKey(row.private_jwk, secret), algorithm)) as CryptoKey;
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey;
  return { kid: row.kid, privateKey, publicKey, publicJwk, createdAt: row.created_at };
}
