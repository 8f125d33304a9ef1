import { CompactEncrypt, compactDecrypt, errors, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** The secrets that private keys are wrapped with in the store, 32 bytes each. Without `key` they lie there in clear. */
export type KeyWrap = {
  key?: Uint8Array | undefined;
  /** What they were wrapped with before; `rewrapKeys` changes them over. */
  previous?: Uint8Array | undefined;
};

/** A private key in the store that no secret at hand opens. A new one is never made in its place. */
export class WrappedKeyError extends Error {
  override readonly name = 'WrappedKeyError';
}

const header = { alg: 'dir', enc: 'A256GCM', cty: 'jwk+json' };

/** The text a private key is stored as: JSON, or a JWE of it (RFC 7516; AES-256-GCM) when there is a secret. */
export async function wrapKey(jwk: JWK, secret: Uint8Array | undefined): Promise<string> {
  const plain = JSON.stringify(jwk);
  if (!secret) return plain;
  return new CompactEncrypt(new TextEncoder().encode(plain)).setProtectedHeader(header).encrypt(secret);
}

/** The private key of a stored text, which may be plain. Rejects with WrappedKeyError when the secret does not open it. */
export async function unwrapKey(stored: string, secret: Uint8Array | undefined): Promise<JWK> {
  if (stored.startsWith('{')) return JSON.parse(stored) as JWK;
  if (!secret) throw new WrappedKeyError('A signing key in the store is wrapped, and no secret is set to open it');
  const options = { keyManagementAlgorithms: [header.alg], contentEncryptionAlgorithms: [header.enc] };
  try {
    const { plaintext } = await compactDecrypt(stored, secret, options);
    return JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
  } catch (cause) {
    if (!(cause instanceof errors.JOSEError)) throw cause;
    throw new WrappedKeyError('A signing key in the store was wrapped with another secret', { cause });
  }
}

/**
 * Brings every private key in the store under `key`: those in clear and those under `previous`; without `key`, what
 * `previous` opens is put back in clear. Rejects with WrappedKeyError, and changes nothing, when one cannot be opened.
 */
export async function rewrapKeys(db: Kysely<Schema>, { key, previous }: KeyWrap): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom('signing_keys').select(['kid', 'private_jwk']).execute();
    for (const { kid, private_jwk } of rows) {
      const isWrapped = !private_jwk.startsWith('{');
      const opensAlready = isWrapped === (key !== undefined) && (await opens(private_jwk, key));
      if (opensAlready) continue;
      const stored = await wrapKey(await unwrapKey(private_jwk, previous ?? key), key);
      await transaction.updateTable('signing_keys').set({ private_jwk: stored }).where('kid', '=', kid).execute();
    }
  });
}

async function opens(stored: string, secret: Uint8Array | undefined): Promise<boolean> {
  return unwrapKey(stored, secret).then(
    () => true,
    (error: unknown) => {
      if (error instanceof WrappedKeyError) return false;
      throw error;
    },
  );
}
