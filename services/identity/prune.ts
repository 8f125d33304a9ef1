import type { Parts } from './parts.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** Deletes what has expired: it is worth nothing any more, and some of it names a person. */
export async function prune({ db, sessions, now }: Parts, keys: SigningKeys): Promise<void> {
  for (const table of ['action_codes', 'social_flows', 'social_credentials'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now()).execute();
  }
  await sessions.prune();
  await keys.prune();
}
