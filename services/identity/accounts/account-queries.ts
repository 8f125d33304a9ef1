import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountsTable } from '../../database/identity-tables.ts';
import type { Schema } from '../../database/schema.ts';

export type Account = Selectable<AccountsTable>;
type Store = Kysely<Schema>;

export async function findAccount(db: Store, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAccountByEmail(db: Store, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * The account as it is now; whoever else changes it waits until this transaction ends. Whatever changes an account, or begins
 * a session for one, takes this before anything that belongs to it, or two transactions may each hold what the other wants, and
 * then looks again at what it relies on (a session, a passkey, a link, a password): somebody may have proved the address since.
 */
export async function lockAccount(transaction: Transaction<Schema>, id: string): Promise<Account | undefined> {
  // Changes nothing: it is the lock that both databases know.
  return transaction
    .updateTable('accounts')
    .set((value) => ({ created_at: value.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

type NewAccount = Pick<Insertable<AccountsTable>, 'email' | 'email_verified'> &
  Partial<Pick<AccountsTable, 'password_hash' | 'display_name' | 'photo_url'>>;

/** Adds an account; undefined when the address has one already. */
export async function addAccount(db: Store, account: NewAccount, now: number): Promise<Account | undefined> {
  return db
    .insertInto('accounts')
    .values({ ...account, id: randomBytes(21).toString('base64url'), created_at: now, last_login_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The ways an account signs in at providers, oldest first. */
export function providersOf(db: Store, accountId: string) {
  return db
    .selectFrom('account_providers')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}
