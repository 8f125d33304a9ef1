import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Schema } from '../../database/schema.ts';
import type { Caller, Parts } from '../parts.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import { hashSecret } from '../tokens/secrets.ts';
import { findAccount } from './account-queries.ts';
import { changePassword } from './change-password.ts';
import { proveEmail } from './prove-email.ts';
import type { Account } from './sign-in-answer.ts';

export const resetBody = v.object({ oobCode: text, newPassword: text });

/** Sets a new password by the code of a mail. Without a password it only says whose code it is, and leaves it good. */
export async function resetPassword(
  parts: Parts,
  { oobCode, newPassword }: v.InferOutput<typeof resetBody>,
  { address }: Caller,
) {
  const { db, passwords, limits, mail } = parts;
  if (oobCode === '') throw new IdentityError(identityErrors.missingOobCode);
  const giveBack = await limits.code(address);
  const known = await holderOf(parts, db, oobCode);
  await giveBack();
  if (newPassword !== '') {
    passwords.check(newPassword);
    const hash = await passwords.hash(newPassword);
    await db.transaction().execute(async (transaction) => {
      const account = await spend(parts, transaction, oobCode);
      await proveEmail(parts, transaction, account);
      await changePassword(parts, transaction, { account, hash });
    });
    mail.nudge();
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: known.email ?? '',
    requestType: 'PASSWORD_RESET',
  };
}

/** Throws INVALID_OOB_CODE for a code that never was or was used, EXPIRED_OOB_CODE for one that came too late. */
async function holderOf({ now }: Parts, db: Parts['db'], code: string): Promise<Account> {
  const row = await db.selectFrom('action_codes').selectAll().where('hash', '=', hashSecret(code)).executeTakeFirst();
  const account = row?.account_id ? await findAccount(db, row.account_id) : undefined;
  if (!row || !account) throw new IdentityError(identityErrors.invalidOobCode);
  if (row.expires_at <= now()) throw new IdentityError(identityErrors.expiredOobCode);
  return account;
}

/** Of two that come with the same code at once, one finds nothing left to delete. */
async function spend(parts: Parts, transaction: Transaction<Schema>, code: string): Promise<Account> {
  const account = await holderOf(parts, transaction, code);
  const { numDeletedRows } = await transaction
    .deleteFrom('action_codes')
    .where('hash', '=', hashSecret(code))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new IdentityError(identityErrors.invalidOobCode);
  return account;
}
