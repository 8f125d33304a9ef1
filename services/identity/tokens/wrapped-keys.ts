import { CompactEncrypt, compactDecrypt, errors, type JWK } from 'jose';
import type { Store } from '../../database/schema.ts';

/** The secrets that wrap private keys in the store, 32 bytes each. Without `key` they are stored unencrypted. */
export type KeyWrap = {
  key?: Uint8Array | undefined;
  /** The secret used before; `rewrapKeys` moves keys from it to `key`. */
  previous?: Uint8Array | undefined;
};

/** Thrown for a private key in the store that no configured secret opens. No new key is made in its place. */
export class WrappedKeyError extends Error {
  override readonly name = 'WrappedKeyError';
}

const header = { alg: 'dir', enc: 'A256GCM', cty: 'jwk+json' };

/** The stored form of a private key: JSON, or with a secret a JWE of it (RFC 7516; AES-256-GCM). */
export async function wrapKey(jwk: JWK, secret: Uint8Array | undefined): Promise<string> {
  const plain = JSON.stringify(jwk);
  if (!secret) return plain;
  return new CompactEncrypt(new TextEncoder().encode(plain)).setProtectedHeader(header).encrypt(secret);
}

/** The private key of a stored text, wrapped or plain. Rejects with WrappedKeyError when the secret does not open it. */
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
 * Wraps every private key in the store with `key`, whether plain or wrapped with `previous`. Without `key`, keys wrapped with
 * `previous` become plain. Rejects with WrappedKeyError, having changed nothing, when one cannot be opened.
 */
export async function rewrapKeys(db: Store, { key, previous }: KeyWrap): Promise<void> {
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

/** The secret that the keys in the store are wrapped with: `previous` until `rewrapKeys` has run, `key` from then on. */
export async function presentSecret(db: Store, { key, previous }: KeyWrap): Promise<Uint8Array | undefined> {
  const rows = previous ? await db.selectFrom('signing_keys').select('private_jwk').execute() : [];
  const wrapped = rows.filter(({ private_jwk }) => !private_jwk.startsWith('{'));
  const open = await Promise.all(wrapped.map(({ private_jwk }) => opens(private_jwk, previous)));
  return open.includes(true) ? previous : key;
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
