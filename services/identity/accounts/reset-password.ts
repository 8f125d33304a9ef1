import * as v from 'valibot';
import type { Caller, Parts } from '../parts.ts';
import { text } from '../protocol/read-body.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import { changePassword } from './change-password.ts';
import { proveEmail } from './prove-email.ts';

export const resetBody = v.object({ oobCode: text, newPassword: text });

/** Sets a new password by the code of a mail. Without a password it only says whose code it is, and leaves it good. */
export async function resetPassword(
  parts: Parts,
  { oobCode, newPassword }: v.InferOutput<typeof resetBody>,
  { address }: Caller,
) {
  const { db, passwords, limits, mail } = parts;
  const given = { code: oobCode, purpose: 'PASSWORD_RESET' } as const;
  const giveBack = await limits.code(address);
  const known = await holderOfCode(parts, db, given);
  await giveBack();
  if (newPassword !== '') {
    passwords.check(newPassword);
    const hash = await passwords.hash(newPassword);
    await db.transaction().execute(async (transaction) => {
      const account = await spendActionCode(parts, transaction, given);
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
