import { retention } from '../../../contracts/retention.ts';
import type { Kysely, Transaction } from 'kysely';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { ActionPurpose } from '../../database/identity-tables.ts';
import type { Schema } from '../../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { type Account, findAccount, lockAccount } from './account-queries.ts';

/** How long the link of a mail is good. */
const linkMs: Record<ActionPurpose, number> = {
  PASSWORD_RESET: retention.passwordLink,
  VERIFY_EMAIL: retention.addressLink,
};

/** Stores a code for a mail. For an unknown address its row belongs to nobody: the answer then takes as long as for a known one. */
export async function addActionCode(
  { now }: Dependencies,
  transaction: Transaction<Schema>,
  { accountId, purpose }: { accountId: string | null; purpose: ActionPurpose },
): Promise<string> {
  const code = newSecret();
  await transaction
    .insertInto('action_codes')
    .values({ hash: hashSecret(code), account_id: accountId, expires_at: now() + linkMs[purpose], purpose })
    .execute();
  return code;
}

/**
 * Whose code it is; it stays good. Throws MISSING_OOB_CODE, INVALID_OOB_CODE for one that never was, was used or is for
 * something else, EXPIRED_OOB_CODE for one that came too late.
 */
export async function holderOfCode(
  { now }: Dependencies,
  db: Kysely<Schema>,
  { code, purpose }: { code: string; purpose: ActionPurpose },
): Promise<Account> {
  if (code === '') throw new IdentityError(identityErrors.missingOobCode);
  const row = await db
    .selectFrom('action_codes')
    .selectAll()
    .where('hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const account = row?.account_id ? await findAccount(db, row.account_id) : undefined;
  if (!row || !account) throw new IdentityError(identityErrors.invalidOobCode);
  if (row.expires_at <= now()) throw new IdentityError(identityErrors.expiredOobCode);
  return account;
}

/** Of two that come with the same code at once, one finds nothing left to delete. Throws as `holderOfCode`. */
export async function spendActionCode(
  dependencies: Dependencies,
  transaction: Transaction<Schema>,
  given: { code: string; purpose: ActionPurpose },
): Promise<Account> {
  const { id } = await holderOfCode(dependencies, transaction, given);
  const account = await lockAccount(transaction, id);
  const { numDeletedRows } = await transaction
    .deleteFrom('action_codes')
    .where('hash', '=', hashSecret(given.code))
    .executeTakeFirst();
  if (!account || numDeletedRows === 0n) throw new IdentityError(identityErrors.invalidOobCode);
  return account;
}
