import { retention } from '../../../contracts/retention.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ProviderId } from '../../../contracts/identity-wire.ts';
import type { Schema } from '../../database/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import type { ProvenPerson } from './providers.ts';

/** From the popup to the sign-in call is a matter of moments. */
const credentialMs = retention.loginProof;

/** Keeps what a popup proved under a secret that `signInWithIdp` takes once. */
export async function keepCredential(
  db: Kysely<Schema>,
  { provider, person, now }: { provider: ProviderId; person: ProvenPerson; now: number },
): Promise<string> {
  const credential = newSecret();
  await db
    .insertInto('social_credentials')
    .values({
      hash: hashSecret(credential),
      provider,
      subject: person.subject,
      email: person.email,
      email_verified: person.emailVerified ? 1 : 0,
      display_name: person.displayName,
      photo_url: person.photoUrl,
      expires_at: now + credentialMs,
    })
    .execute();
  return credential;
}

/** Undefined when the credential is unknown, expired, of another provider, or was taken before. */
export async function takeCredential(
  transaction: Transaction<Schema>,
  { provider, credential, now }: { provider: ProviderId; credential: string; now: number },
): Promise<ProvenPerson | undefined> {
  const row = await transaction
    .deleteFrom('social_credentials')
    .where('hash', '=', hashSecret(credential))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      subject: row.subject,
      email: row.email,
      emailVerified: row.email_verified === 1,
      displayName: row.display_name,
      photoUrl: row.photo_url,
    }
  );
}
