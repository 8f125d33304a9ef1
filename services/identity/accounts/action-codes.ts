import { retention } from '../../../contracts/retention.ts';
import type { ActionPurpose } from '../../database/identity-tables.ts';
import type { Store, Transaction } from '../../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { type Account, findAccount, lockAccount } from './account-queries.ts';

/** How long a mailed link is valid. */
const linkMs: Record<ActionPurpose, number> = {
  PASSWORD_RESET: retention.passwordLink,
  VERIFY_EMAIL: retention.addressLink,
};

/** Stores a new code for a mailed link and returns it. Without an account it stores a decoy, so that unknown addresses are answered as slowly. */
export async function addActionCode(
  { now }: Dependencies,
  transaction: Transaction,
  { accountId, purpose }: { accountId: string | null; purpose: ActionPurpose },
): Promise<string> {
  const code = newSecret();
  await transaction
    .insertInto('action_codes')
    .values({ hash: hashSecret(code), account_id: accountId, expires_at: now() + linkMs[purpose], purpose })
    .execute();
  return code;
}

type GivenCode = { code: string; purpose: ActionPurpose };

/**
 * The account of a code, which stays valid. Throws MISSING_OOB_CODE, EXPIRED_OOB_CODE, or INVALID_OOB_CODE for an unknown or used
 * code and for one of another purpose.
 */
export async function holderOfCode({ now }: Dependencies, db: Store, { code, purpose }: GivenCode): Promise<Account> {
  if (code === '') throw new IdentityError('missingOobCode');
  const row = await db
    .selectFrom('action_codes')
    .selectAll()
    .where('hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const account = row?.account_id ? await findAccount(db, row.account_id) : undefined;
  if (!row || !account) throw new IdentityError('invalidOobCode');
  if (row.expires_at <= now()) throw new IdentityError('expiredOobCode');
  return account;
}

/** Uses a code up and returns its locked account. Of two concurrent calls one fails. Throws as `holderOfCode`. */
export async function spendActionCode(dependencies: Dependencies, transaction: Transaction, given: GivenCode) {
  const { id } = await holderOfCode(dependencies, transaction, given);
  const account = await lockAccount(transaction, id);
  const { numDeletedRows } = await transaction
    .deleteFrom('action_codes')
    .where('hash', '=', hashSecret(given.code))
    .executeTakeFirst();
  if (!account || numDeletedRows === 0n) throw new IdentityError('invalidOobCode');
  return account;
}
