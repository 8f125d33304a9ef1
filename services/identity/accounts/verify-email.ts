import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret } from '../../secrets.ts';
import { record } from './account-record.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import type { Account } from './account-queries.ts';

const purpose = 'VERIFY_EMAIL';

/** The account of a code that proves an address; the code stays valid. Throws as `holderOfCode`. */
export async function accountToVerify(dependencies: Dependencies, code: string, { address }: Caller): Promise<Account> {
  return dependencies.limits.code(address, () => holderOfCode(dependencies, dependencies.db, { code, purpose }));
}

/**
 * Proves the address by a mailed code and the account's password. With the code alone, somebody could set up an account with a
 * stranger's address and have the stranger prove it for them. Throws INVALID_PASSWORD.
 */
export async function verifyEmail(
  dependencies: Dependencies,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, passwords, limits, now } = dependencies;
  const account = await accountToVerify(dependencies, code, caller);
  await limits.guessWith(hashSecret(code), async () => {
    if (!(await passwords.matches(password, account.password_hash, caller.address))) {
      throw new IdentityError(identityErrors.invalidPassword);
    }
  });
  await db.transaction().execute(async (transaction) => {
    const { id, password_hash: hash } = await spendActionCode(dependencies, transaction, { code, purpose });
    // The password may have been changed during the comparison.
    if (hash !== account.password_hash) throw new IdentityError(identityErrors.invalidPassword);
    await transaction.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();
    await transaction.deleteFrom('action_codes').where('account_id', '=', id).where('purpose', '=', purpose).execute();
    await record(transaction, { accountId: id, kind: 'address-proved', caller, now: now() });
  });
}
