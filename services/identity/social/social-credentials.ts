import { retention } from '../../../contracts/retention.ts';
import type { ProviderId } from '../../../contracts/identity-wire.ts';
import type { Store, Transaction } from '../../database/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import type { ProvenPerson } from './providers.ts';

type Proof = { provider: ProviderId; person: ProvenPerson; now: number };

/** Stores the identity that a popup proved and returns the credential for `signInWithIdp`, valid once. */
export async function keepCredential(db: Store, { provider, person, now }: Proof): Promise<string> {
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
      expires_at: now + retention.loginProof,
    })
    .execute();
  return credential;
}

/** The identity behind a credential, which is used up; undefined when it is unknown, expired, used, or of another provider. */
export async function takeCredential(
  transaction: Transaction,
  { provider, credential, now }: { provider: ProviderId; credential: string; now: number },
): Promise<ProvenPerson | undefined> {
  const row = await transaction
    .deleteFrom('social_credentials')
    .where('hash', '=', hashSecret(credential))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['subject', 'email', 'email_verified', 'display_name as displayName', 'photo_url as photoUrl'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { email_verified: isVerified, ...person } = row;
  return { ...person, emailVerified: isVerified === 1 };
}
