import type { Database } from '../database/database.ts';
import type { Principal } from '../database/passkey-tables.ts';
import { hashSecret, newSecret } from '../secrets.ts';

export const challengeMs = 5 * 60_000;

/** Challenges are kept in the store, so that any process of the site can check those of another. */
export function createChallenges({ db }: Pick<Database, 'db'>, now: () => number) {
  return {
    /** @param principal who adds a passkey; null for a sign-in */
    async issue(principal: Principal | null): Promise<string> {
      const challenge = newSecret();
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute();
      const row = { hash: hashSecret(challenge), principal, expires_at: now() + challengeMs };
      await db.insertInto('passkey_challenges').values(row).execute();
      return challenge;
    },

    /** Uses a challenge up; resolves to whether it was issued for this principal and is unused. */
    async take(challenge: string, principal: Principal | null): Promise<boolean> {
      const taken = await db
        .deleteFrom('passkey_challenges')
        .where('hash', '=', hashSecret(challenge))
        .where('principal', principal === null ? 'is' : '=', principal)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return taken.numDeletedRows > 0n;
    },
  };
}
