import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { principalOf } from './principal-of.ts';
import type { Account } from './account-queries.ts';

/**
 * Somebody has proved that an account's address is theirs. Had nobody before, the account may have been set up by
 * somebody else who waited for this moment: password, name, picture, passkeys, providers, sessions, known browsers and the record
 * of that time go.
 */
export async function proveEmail(
  { sessions, passkeys }: Dependencies,
  transaction: Transaction<Schema>,
  account: Account,
): Promise<void> {
  if (account.email_verified === 1) return;
  await transaction
    .updateTable('accounts')
    .set({ email_verified: 1, password_hash: null, display_name: null, photo_url: null })
    .where('id', '=', account.id)
    .execute();
  for (const table of ['account_providers', 'action_codes', 'known_devices', 'account_events'] as const) {
    await transaction.deleteFrom(table).where('account_id', '=', account.id).execute();
  }
  await passkeys?.removeAllIn(transaction, principalOf(account));
  await sessions.endAll(transaction, account.id);
}
