import type { Transaction } from '../../database/schema.ts';
import { removePasskeys } from '../../passkeys/passkeys.ts';
import { type Account, principalOf } from './account-queries.ts';

/** Deletes the open popups of an address. Called before its account is locked, in the order of a social sign-in. */
export async function removePopups(transaction: Transaction, email: string): Promise<void> {
  await transaction.deleteFrom('social_flows').where('email', '=', email).execute();
  await transaction.deleteFrom('social_credentials').where('email', '=', email).execute();
}

/** Deletes a locked account with its passkeys. Sessions, tokens, codes and provider links are deleted by `on delete cascade`. */
export async function removeAccount(transaction: Transaction, account: Account): Promise<void> {
  await removePasskeys(transaction, principalOf(account));
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
}
