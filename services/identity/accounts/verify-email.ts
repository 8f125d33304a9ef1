import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Caller, Parts } from '../parts.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import type { Account } from './sign-in-answer.ts';

const purpose = 'VERIFY_EMAIL';

/** The account whose address the code of a mail would prove; the code stays good. Throws as `holderOfCode`. */
export async function accountToVerify(parts: Parts, code: string, { address }: Caller): Promise<Account> {
  const giveBack = await parts.limits.code(address);
  const account = await holderOfCode(parts, parts.db, { code, purpose });
  await giveBack();
  return account;
}

/**
 * Proves the address by the code of a mail together with the account's password. The code alone would not do: whoever
 * sets up an account with somebody else's address could have its owner prove it for them. Throws INVALID_PASSWORD.
 */
export async function verifyEmail(
  parts: Parts,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, passwords, limits } = parts;
  const account = await accountToVerify(parts, code, caller);
  const giveBack = await limits.guess(caller.address, account.email ?? '');
  if (!(await passwords.matches(password, account.password_hash))) {
    throw new IdentityError(identityErrors.invalidPassword);
  }
  await giveBack();
  await db.transaction().execute(async (transaction) => {
    const { id, password_hash: hash } = await spendActionCode(parts, transaction, { code, purpose });
    // The password may have been changed while this one was compared.
    if (hash !== account.password_hash) throw new IdentityError(identityErrors.invalidPassword);
    await transaction.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();
    await transaction.deleteFrom('action_codes').where('account_id', '=', id).where('purpose', '=', purpose).execute();
  });
}
