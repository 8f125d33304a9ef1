import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Parts } from '../parts.ts';
import type { Account } from './sign-in-answer.ts';

/**
 * Somebody has proved that an account's address is theirs. Had nobody before, the account may have been set up by
 * somebody else who waited for this moment: password, providers and sessions of that time go.
 */
export async function proveEmail(
  { sessions }: Parts,
  transaction: Transaction<Schema>,
  account: Account,
): Promise<void> {
  if (account.email_verified === 1) return;
  await transaction
    .updateTable('accounts')
    .set({ email_verified: 1, password_hash: null })
    .where('id', '=', account.id)
    .execute();
  await transaction.deleteFrom('account_providers').where('account_id', '=', account.id).execute();
  await transaction.deleteFrom('action_codes').where('account_id', '=', account.id).execute();
  await sessions.endAll(transaction, account.id);
}
