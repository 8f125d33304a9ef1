import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { unwrapKey, wrapKey } from './wrapped-keys.ts';

export const algorithm = 'ES256';
const day = 24 * 60 * 60_000;
/** A key signs for so long; then a new one is made. */
const signsForMs = 30 * day;
/** It is published for so long, far beyond the last token it signed. */
const publishedForMs = signsForMs + 2 * day;
/** Clocks of several machines differ by less. */
const clockLeewayMs = 60_000;
/** How long a process trusts what it read: another may have made a new key. */
const rereadMs = 60_000;

export type SigningKey = {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  createdAt: number;
};

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/**
 * The key pairs of the ID tokens, kept in the store so that every process and every restart knows them. `secret` wraps
 * the private ones there; see wrapped-keys.ts.
 */
export function createSigningKeys(db: Kysely<Schema>, now: () => number, secret?: Uint8Array) {
  let known: SigningKey[] = [];
  let readAt = -Infinity;

  async function read(): Promise<void> {
    const rows = await db
      .selectFrom('signing_keys')
      .selectAll()
      .where('created_at', '>', now() - publishedForMs)
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .execute();
    known = await Promise.all(
      rows.map(async (row) => {
        const publicJwk = JSON.parse(row.public_jwk) as JWK;
        const keys = [await unwrapKey(row.private_jwk, secret), publicJwk].map((jwk) => importJWK(jwk, algorithm));
        const [privateKey, publicKey] = (await Promise.all(keys)) as CryptoKey[];
        if (!privateKey || !publicKey) throw new Error('A signing key in the store cannot be read');
        return { kid: row.kid, privateKey, publicKey, publicJwk, createdAt: row.created_at };
      }),
    );
    readAt = now();
  }

  async function make(): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const published = { ...publicJwk, kid, alg: algorithm, use: 'sig' };
    await db
      .insertInto('signing_keys')
      .values({
        kid,
        private_jwk: await wrapKey(await exportJWK(pair.privateKey), secret),
        public_jwk: JSON.stringify(published),
        created_at: now(),
      })
      .execute();
  }

  async function fresh(): Promise<SigningKey[]> {
    if (now() - readAt >= rereadMs) await read();
    return known.filter(({ createdAt }) => createdAt > now() - publishedForMs);
  }

  return {
    /** The key that signs now. Two processes may make one at the same moment; then both keys are good. */
    async current(): Promise<SigningKey> {
      // One from a time that is still to come was made by a clock that was wrong, and would sign until long after it.
      const mayStillSign = ({ createdAt }: SigningKey) =>
        createdAt > now() - signsForMs && createdAt <= now() + clockLeewayMs;
      let key = (await fresh()).find(mayStillSign);
      if (!key) {
        await make();
        await read();
        key = known.find(mayStillSign);
      }
      if (!key) throw new Error('No signing key could be made');
      return key;
    },

    /** The public key of this id. An unknown id may be one that another process made a moment ago. */
    async find(kid: string): Promise<CryptoKey | undefined> {
      const byId = (keys: SigningKey[]) => keys.find((key) => key.kid === kid)?.publicKey;
      const found = byId(await fresh());
      if (found || now() - readAt < 1000) return found;
      await read();
      return byId(known);
    },

    /** A JSON Web Key Set for whoever wants to check ID tokens. */
    async published(): Promise<{ keys: JWK[] }> {
      return { keys: (await fresh()).map(({ publicJwk }) => publicJwk) };
    },

    async prune(): Promise<void> {
      await db
        .deleteFrom('signing_keys')
        .where('created_at', '<=', now() - publishedForMs)
        .execute();
    },
  };
}
