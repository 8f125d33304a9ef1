import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret } from '../../secrets.ts';
import { record } from './account-record.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import type { Account } from './account-queries.ts';

const purpose = 'VERIFY_EMAIL';

/** The account whose address the code of a mail would prove; the code stays good. Throws as `holderOfCode`. */
export async function accountToVerify(dependencies: Dependencies, code: string, { address }: Caller): Promise<Account> {
  return dependencies.limits.code(address, () => holderOfCode(dependencies, dependencies.db, { code, purpose }));
}

/**
 * Proves the address by the code of a mail together with the account's password. The code alone would not do: whoever
 * sets up an account with somebody else's address could have its owner prove it for them. Throws INVALID_PASSWORD.
 */
export async function verifyEmail(
  dependencies: Dependencies,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, passwords, limits, now } = dependencies;
  const account = await accountToVerify(dependencies, code, caller);
  await limits.guessWith(hashSecret(code), async () => {
    if (!(await passwords.matches(password, account.password_hash))) {
      throw new IdentityError(identityErrors.invalidPassword);
    }
  });
  await db.transaction().execute(async (transaction) => {
    const { id, password_hash: hash } = await spendActionCode(dependencies, transaction, { code, purpose });
    // The password may have been changed while this one was compared.
    if (hash !== account.password_hash) throw new IdentityError(identityErrors.invalidPassword);
    await transaction.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();
    await transaction.deleteFrom('action_codes').where('account_id', '=', id).where('purpose', '=', purpose).execute();
    await record(transaction, { accountId: id, kind: 'address-proved', caller, now: now() });
  });
}
