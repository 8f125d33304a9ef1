import type { Store } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { isKnownBrowser } from '../devices/known-devices.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret } from '../../secrets.ts';
import { record } from './account-record.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import type { Account } from './account-queries.ts';
import { requirePassword } from './signed-in.ts';

const purpose = 'VERIFY_EMAIL';

export type ToVerify = Awaited<ReturnType<typeof accountToVerify>>;

/** The account of a code that proves an address, and what it takes besides; the code stays valid. Throws as `holderOfCode`. */
export async function accountToVerify(dependencies: Dependencies, code: string, caller: Caller) {
  const { db, limits } = dependencies;
  const account = await limits.code(caller.address, () => holderOfCode(dependencies, db, { code, purpose }));
  return { account, proof: await proofOf(db, account, caller) };
}

/** What shows, beside the mail, that an account was set up by whoever reads it; null where nothing can. */
async function proofOf(db: Store, { id, password_hash: hash }: Account, caller: Caller) {
  if (hash !== null) return 'password';
  return (await isKnownBrowser(db, id, caller)) ? 'browser' : null;
}

/**
 * Proves the address by a mailed code and the account's password or, where it has none, in a browser that has signed in to it. With
 * the code alone, somebody could set up an account with a stranger's address and have the stranger prove it for them. Throws
 * INVALID_PASSWORD.
 */
export async function verifyEmail(
  dependencies: Dependencies,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, now } = dependencies;
  const { account, proof } = await accountToVerify(dependencies, code, caller);
  if (proof !== 'browser') {
    await requirePassword(dependencies, account, { typed: password, proof: hashSecret(code), caller });
  }
  await db.transaction().execute(async (transaction) => {
    const spent = await spendActionCode(dependencies, transaction, { code, purpose });
    const { id, password_hash: hash } = spent;
    // The password may have been changed, or the browser forgotten, during the comparison.
    if (hash !== account.password_hash || (await proofOf(transaction, spent, caller)) !== proof) {
      throw new IdentityError('invalidPassword');
    }
    await transaction.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', id).execute();
    await transaction.deleteFrom('action_codes').where('account_id', '=', id).where('purpose', '=', purpose).execute();
    await record(transaction, { accountId: id, kind: 'address-proved', caller, now: now() });
  });
}
