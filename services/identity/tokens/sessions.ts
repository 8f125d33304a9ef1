import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Schema } from '../../database/schema.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret, newSecret } from './secrets.ts';

const day = 24 * 60 * 60_000;
/** Who stays away for so long signs in again … */
const idleMs = 30 * day;
/** … and so does everybody after this. */
const longestSessionMs = 180 * day;

export type Session = { id: string; accountId: string; provider: string; signedInAt: number };
export type Refreshed = { session: Session; refreshToken: string };

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions and their refresh tokens. A refresh token is good once and gives the next; whoever brings one that was used
 * already holds a stolen copy, or the thief does: the session ends for both.
 */
export function createSessions(db: Kysely<Schema>, now: () => number) {
  async function addToken(transaction: Transaction<Schema>, sessionId: string): Promise<string> {
    const token = newSecret();
    await transaction
      .insertInto('refresh_tokens')
      .values({ hash: hashSecret(token), session_id: sessionId, expires_at: now() + idleMs })
      .execute();
    return token;
  }

  /** Undefined when the token is not good: never was, has expired, or was used before. */
  function spend(token: string): Promise<Refreshed | undefined> {
    const hash = hashSecret(token);
    return db.transaction().execute(async (transaction) => {
      const spent = await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: now() })
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .returning('session_id')
        .executeTakeFirst();
      if (!spent) {
        await endIfReused(transaction, hash);
        return undefined;
      }
      const row = await transaction
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', spent.session_id)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && { session: asSession(row), refreshToken: await addToken(transaction, row.id) };
    });
  }

  async function endIfReused(transaction: Transaction<Schema>, hash: string): Promise<void> {
    await transaction
      .deleteFrom('sessions')
      .where('id', 'in', (query) =>
        query
          .selectFrom('refresh_tokens')
          .select('session_id')
          .where('hash', '=', hash)
          .where('used_at', 'is not', null),
      )
      .execute();
  }

  return {
    /** Begins a session, as part of what signs the visitor in. */
    async begin(
      transaction: Transaction<Schema>,
      { accountId, provider }: { accountId: string; provider: string },
    ): Promise<Refreshed> {
      const session = { id: randomUUID(), accountId, provider, signedInAt: now() };
      await transaction
        .insertInto('sessions')
        .values({
          id: session.id,
          account_id: accountId,
          provider,
          signed_in_at: session.signedInAt,
          expires_at: now() + longestSessionMs,
        })
        .execute();
      return { session, refreshToken: await addToken(transaction, session.id) };
    },

    /** Takes a refresh token and gives the next one. Throws INVALID_REFRESH_TOKEN. */
    async refresh(token: string): Promise<Refreshed> {
      const refreshed = await spend(token);
      if (!refreshed) throw new IdentityError(identityErrors.invalidRefreshToken);
      return refreshed;
    },

    /** The session of an ID token, unless it has ended meanwhile. */
    async find(id: string): Promise<Session | undefined> {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && asSession(row);
    },

    /** Ends the session a refresh token belongs to, used or not. */
    async endByToken(token: string): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('id', 'in', (query) =>
          query.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hashSecret(token)),
        )
        .execute();
    },

    async endAll(transaction: Transaction<Schema>, accountId: string): Promise<void> {
      await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    },

    async prune(): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
      await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now()).execute();
      // A session whose last token has expired can never be used again.
      await db
        .deleteFrom('sessions')
        .where('id', 'not in', (query) => query.selectFrom('refresh_tokens').select('session_id'))
        .execute();
    },
  };
}

function asSession(row: { id: string; account_id: string; provider: string; signed_in_at: number }): Session {
  return { id: row.id, accountId: row.account_id, provider: row.provider, signedInAt: row.signed_in_at };
}
