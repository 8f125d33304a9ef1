import type { Caller } from '../caller.ts';
import { forgetOtherDevices } from '../devices/known-devices.ts';
import type { Dependencies } from '../dependencies.ts';
import { record } from './account-record.ts';
import { type Change, inOneCommit } from './in-one-commit.ts';
import type { Account } from './account-queries.ts';

/** Name and picture, as far as they change. */
export type Profile = Partial<Pick<Account, 'display_name' | 'photo_url'>>;

type NewPassword = {
  account: Account;
  hash: string;
  profile?: Profile;
  caller: Caller;
  kind: 'password-changed' | 'password-reset';
};

/**
 * Changes a password in one transaction, in which `store` stores the new one, ends every session, forgets other browsers, deletes open
 * mailed links, records the event and notifies the holder.
 */
export async function changePassword<Result>(
  dependencies: Dependencies,
  { account, hash, profile, caller, kind }: NewPassword,
  change: Change<Result>,
): Promise<Result> {
  const { sessions, siteOrigin, prefix, now } = dependencies;
  const fields = { link: `${siteOrigin}${prefix}/forgot-password` };
  return inOneCommit(dependencies, { template: 'password_changed', account, fields }, (transaction, tell) =>
    change(transaction, async (further) => {
      await transaction
        .updateTable('accounts')
        .set({ ...profile, password_hash: hash, password_changed_at: now() })
        .where('id', '=', account.id)
        .execute();
      await sessions.endAll(transaction, account.id);
      await forgetOtherDevices(transaction, { accountId: account.id, caller });
      await transaction.deleteFrom('action_codes').where('account_id', '=', account.id).execute();
      await record(transaction, { accountId: account.id, kind, caller, now: now() });
      await tell(further);
    }),
  );
}
