import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Account, principalOf } from './account-queries.ts';

/**
 * Marks an account's address as proved by its owner. An account that was unproved until now may have been set up by somebody
 * else in wait for this moment (pre-hijacking), so its password, name, picture, passkeys, providers, sessions, known browsers and
 * events are deleted.
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
