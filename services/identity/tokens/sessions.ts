import { retention } from '../../../contracts/retention.ts';
import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { ActiveSession } from '../../../contracts/account-activity.ts';
import { deleteInParts } from '../../database/delete-in-parts.ts';
import type { SessionsTable } from '../../database/identity-tables.ts';
import type { Store, Transaction } from '../../database/schema.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import type { Caller } from '../caller.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { addToken, forgetSalts, nextToken } from './refresh-chain.ts';
import { hashSecret, newSecret } from '../../secrets.ts';

/** A login. */
export type Session = {
  id: string;
  accountId: string;
  /** `password`, `passkey` or a provider's id. */
  provider: string;
  /** The id of the passkey that began it. */
  passkey: string | null;
  /** Whether it outlasts its tab; one that does not ends sooner when it is not used. */
  remembered: boolean;
  signedInAt: number;
};
export type Beginning = Pick<Session, 'accountId' | 'provider' | 'remembered'> & {
  passkey?: string | null;
  caller: Caller;
};
export type Refreshed = { session: Session; refreshToken: string };

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions and their refresh tokens. A refresh token is valid once and yields its successor. When one that was used a while ago
 * comes again from another browser, either it or its successor was stolen, so the session ends.
 */
export function createSessions(db: Store, now: () => number) {
  const idOf = (store: Store, token: string) =>
    store.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hashSecret(token));

  /** Uses a refresh token up, and stores its use by this caller; undefined when it is unknown, expired or reused. */
  async function spend(transaction: Transaction, token: string, caller?: Caller): Promise<Refreshed | undefined> {
    // The update locks the session until the transaction ends.
    const row = await transaction
      .updateTable('sessions')
      .set({ used_at: now(), ...(caller && { device: caller.device, network: caller.network }) })
      .where('id', 'in', idOf(transaction, token))
      .where('expires_at', '>', now())
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const session = asSession(row);
    const next = await nextToken(transaction, { session, token, now: now(), caller });
    if (next === 'reused') await transaction.deleteFrom('sessions').where('id', '=', session.id).execute();
    return typeof next === 'string' ? undefined : { session, refreshToken: next.token };
  }

  async function endAll(transaction: Transaction, accountId: string): Promise<void> {
    await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  }

  return {
    async begin(
      transaction: Transaction,
      { accountId, provider, passkey = null, remembered, caller }: Beginning,
    ): Promise<Refreshed> {
      const session = { id: randomUUID(), accountId, provider, passkey, remembered, signedInAt: now() };
      await transaction
        .insertInto('sessions')
        .values({
          id: session.id,
          account_id: accountId,
          provider,
          signed_in_at: session.signedInAt,
          expires_at: now() + retention.login,
          device: caller.device,
          network: caller.network,
          used_at: session.signedInAt,
          passkey,
          remembered: remembered ? 1 : 0,
        })
        .execute();
      const refreshToken = newSecret();
      await addToken(transaction, { session, token: refreshToken, now: now() });
      return { session, refreshToken };
    },

    /** Exchanges a refresh token for its successor. Throws INVALID_REFRESH_TOKEN. */
    async refresh(token: string, caller: Caller): Promise<Refreshed> {
      const refreshed = await db.transaction().execute((transaction) => spend(transaction, token, caller));
      if (!refreshed) throw new IdentityError('invalidRefreshToken');
      return refreshed;
    },

    /** The session of this id; undefined when it has ended. */
    async find(id: string, store = db): Promise<Session | undefined> {
      const row = await store
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && asSession(row);
    },

    /** The sessions of an account, the last used first. */
    async list(accountId: string): Promise<Omit<ActiveSession, 'isThis'>[]> {
      return db
        .selectFrom('sessions')
        .select(['id', 'provider', 'device', 'network', 'signed_in_at as signedInAt'])
        .select(({ fn }) => fn.coalesce('used_at', 'signed_in_at').as('usedAt'))
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now())
        .orderBy('usedAt', 'desc')
        .execute();
    },

    /** Ends one session of an account. Resolves to whether it existed. */
    async end(transaction: Transaction, { accountId, id }: { accountId: string; id: string }): Promise<boolean> {
      const ended = transaction.deleteFrom('sessions').where('id', '=', id).where('account_id', '=', accountId);
      return (await ended.executeTakeFirst()).numDeletedRows > 0n;
    },

    /** Ends every session that a passkey began, or may have begun, but for one. */
    async endOfPasskey(transaction: Transaction, { id, accountId }: Session, passkey: string): Promise<void> {
      await transaction
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where('provider', '=', 'passkey')
        .where((one) => one.or([one('passkey', '=', passkey), one('passkey', 'is', null)]))
        .where('id', '<>', id)
        .execute();
    },

    /** Ends the session of a refresh token, even if the token has been used. */
    async endByToken(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('id', 'in', idOf(db, token)).execute();
    },

    /** Ends every session of the account of a valid refresh token, and calls `onEnded` in the same transaction. Throws INVALID_REFRESH_TOKEN. */
    async endEverywhere(
      token: string,
      onEnded: (transaction: Transaction, accountId: string) => Promise<void>,
    ): Promise<void> {
      const refreshed = await db.transaction().execute(async (transaction) => {
        const ofToken = transaction.selectFrom('sessions').where('id', 'in', idOf(transaction, token));
        const found = await ofToken.select('account_id').executeTakeFirst();
        // The account is locked before the session, since its other sessions will be changed as well.
        if (found) await lockAccount(transaction, found.account_id);
        const spent = await spend(transaction, token);
        if (!spent) return undefined;
        await endAll(transaction, spent.session.accountId);
        await onEnded(transaction, spent.session.accountId);
        return spent;
      });
      if (!refreshed) throw new IdentityError('invalidRefreshToken');
    },

    endAll,

    async prune(time: number): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', time).execute();
      await deleteInParts(db, 'refresh_tokens', (is) => is('expires_at', '<=', time));
      await forgetSalts(db, time);
      // A session whose last token has expired can never be used again.
      await db
        .deleteFrom('sessions')
        .where(sql<SqlBool>`not exists (select 1 from refresh_tokens where session_id = sessions.id)`)
        .execute();
    },
  };
}

function asSession(row: Selectable<SessionsTable>): Session {
  const { id, account_id: accountId, provider, passkey, signed_in_at: signedInAt } = row;
  return { id, accountId, provider, passkey, remembered: row.remembered === 1, signedInAt };
}
