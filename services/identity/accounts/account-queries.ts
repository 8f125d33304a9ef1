import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { addressOf } from '../../../contracts/check-form.ts';
import type { AccountsTable } from '../../database/identity-tables.ts';
import type { Principal } from '../../database/passkey-tables.ts';
import type { Store, Transaction } from '../../database/schema.ts';

export type Account = Selectable<AccountsTable>;

/** The principal of an account, which its passkeys are stored under. */
export const principalOf = ({ id }: Pick<Account, 'id'>): Principal => `account:${id}`;

export async function findAccount(db: Store, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account with this address, which must be in lower case; undefined when there is none. */
export async function findAccountByEmail(db: Store, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** How the owner names an account without an address: `id:` and the account's id. */
export const isAccountId = (who: string): boolean => who.startsWith('id:');

/** The account that the owner names, by an address as people write it or by id. */
export async function findAccountOf(db: Store, who: string): Promise<Account | undefined> {
  if (isAccountId(who)) return findAccount(db, who.slice('id:'.length));
  return findAccountByEmail(db, addressOf(who).toLowerCase());
}

/**
 * Locks an account until the transaction ends and returns its current row. Every change of an account, and every new session, takes
 * this lock before any row that belongs to the account, to avoid deadlocks. It then reads again what it relies on (session, passkey,
 * link, password), since somebody may have proved the address in the meantime.
 */
export async function lockAccount(transaction: Transaction, id: string): Promise<Account | undefined> {
  // An update that changes nothing is a row lock that both SQLite and PostgreSQL support.
  return transaction
    .updateTable('accounts')
    .set((value) => ({ created_at: value.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

type NewAccount = Pick<Insertable<AccountsTable>, 'email' | 'email_verified'> &
  Partial<Pick<AccountsTable, 'password_hash' | 'display_name'>>;

/** Adds an account; undefined when the address already has one. */
export async function addAccount(db: Store, account: NewAccount, now: number): Promise<Account | undefined> {
  return db
    .insertInto('accounts')
    .values({ ...account, id: randomBytes(21).toString('base64url'), created_at: now, last_login_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The sign-in providers linked to an account, oldest first. */
export function providersOf(db: Store, accountId: string) {
  return db
    .selectFrom('account_providers')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}
