import type { Store, Transaction } from '../../database/schema.ts';
import { removePasskeys } from '../../passkeys/passkeys.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { forgetOtherDevices, isKnownBrowser } from '../devices/known-devices.ts';
import { type Account, principalOf } from './account-queries.ts';

/** Whether the proof of an account's address by this caller would end its ways to sign in (`proveEmail`). */
export async function endsWays(db: Store, account: Account, caller: Caller): Promise<boolean> {
  return account.email_verified === 0 && !(await isKnownBrowser(db, account.id, caller));
}

/**
 * Marks an account's address as proved by its owner. An account that was unproved until now may have been set up by somebody else in
 * wait for this moment (pre-hijacking), so its password, name, picture, passkeys, providers, sessions, known browsers and events are
 * deleted. Where the owner has signed in to it in this very browser, only sessions and other browsers are: whoever comes back to one
 * of those is told of by mail. Resolves to whether the ways to sign in were deleted.
 */
export async function proveEmail(
  { sessions }: Dependencies,
  transaction: Transaction,
  { account, caller }: { account: Account; caller: Caller },
): Promise<boolean> {
  if (account.email_verified === 1) return false;
  const { id } = account;
  const doesEnd = await endsWays(transaction, account, caller);
  const without = { password_hash: null, display_name: null, photo_url: null };
  await transaction
    .updateTable('accounts')
    .set({ email_verified: 1, ...(doesEnd && without) })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('action_codes').where('account_id', '=', id).execute();
  await sessions.endAll(transaction, id);
  if (!doesEnd) {
    await forgetOtherDevices(transaction, { accountId: id, caller });
    return false;
  }
  for (const table of ['account_providers', 'known_devices', 'account_events'] as const) {
    await transaction.deleteFrom(table).where('account_id', '=', id).execute();
  }
  await removePasskeys(transaction, principalOf(account));
  return true;
}
