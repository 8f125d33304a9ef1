import { retention } from '../../../../contracts/retention.ts';
import type { Database } from '../../../database/database.ts';
import type { OwnerProof } from '../../../database/passkey-tables.ts';
import { hashSecret, newSecret } from '../../../secrets.ts';

/** The precision of the stored last use; a write per page would wait for the disk. */
const useMs = 60_000;

/** `id` is the hash of the session's secret, so it names the session without opening it. Times in milliseconds since 1970. */
export type OwnerSession = SessionStart & { id: string; created: number; lastUsed: number; ends: number };
/** `device` is a browser in words, `network` its /24 or /48; null where unknown. */
export type SessionStart = { openedBy: OwnerProof; device: string | null; network: string | null };

export type OwnerSessions = ReturnType<typeof createOwnerSessions>;

/**
 * The owner's sessions, in the store, so that all processes of the site share them.
 * @param proofs hashes of the current key and password; sessions that others opened are invalid
 */
export function createOwnerSessions(
  { db }: Pick<Database, 'db'>,
  { proofs, now }: { proofs: readonly string[]; now: () => number },
) {
  /** Sessions that have not expired and whose key, password or passkey is still current. */
  const valid = () =>
    db
      .selectFrom('owner_sessions')
      .select(['hash as id', 'opened_by as openedBy', 'created_at as created'])
      .select(['last_used_at as lastUsed', 'expires_at as ends', 'device', 'network'])
      .where('expires_at', '>', now())
      .where((eb) =>
        eb.or([
          eb('proof', 'in', proofs),
          eb('proof', 'in', eb.selectFrom('passkeys').select('id').where('principal', '=', 'owner')),
        ]),
      );

  return {
    /** Begins a session; resolves to the secret for its cookie. */
    async begin({ openedBy, device, network }: SessionStart, proof: string): Promise<string> {
      const secret = newSecret();
      const time = now();
      const times = { created_at: time, last_used_at: time, expires_at: time + retention.ownerLogin };
      await db
        .insertInto('owner_sessions')
        .values({ hash: hashSecret(secret), opened_by: openedBy, proof, device, network, ...times })
        .execute();
      return secret;
    },

    async read(secret: string): Promise<OwnerSession | undefined> {
      if (secret === '') return undefined;
      const session = await valid().where('hash', '=', hashSecret(secret)).executeTakeFirst();
      if (session && session.lastUsed <= now() - useMs) {
        const used = db.updateTable('owner_sessions').set({ last_used_at: now() }).where('hash', '=', session.id);
        // Not awaited: the inbox can be read also while the store takes no write, which /readyz tells.
        void used.execute().catch(() => undefined);
      }
      return session;
    },

    /** The newest first. */
    list: (): Promise<OwnerSession[]> => valid().orderBy('created_at', 'desc').orderBy('hash').execute(),

    async end(id: string): Promise<void> {
      await db.deleteFrom('owner_sessions').where('hash', '=', id).execute();
    },

    async endOthers(id: string): Promise<void> {
      await db.deleteFrom('owner_sessions').where('hash', '!=', id).execute();
    },
  };
}

/** Deletes expired sessions. Call it only while the clock is believed (believed-time.ts). */
export async function pruneOwnerSessions({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  await db.deleteFrom('owner_sessions').where('expires_at', '<=', now).execute();
}
