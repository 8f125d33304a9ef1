import * as v from 'valibot';
import { rememberDevice } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { text } from '../protocol/read-body.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import { changePassword } from './change-password.ts';
import { proveEmail } from './prove-email.ts';

export const resetBody = v.object({ oobCode: text, newPassword: text });

/** Sets a new password by the code of a mail. Without a password it only says whose code it is, and leaves it good. */
export async function resetPassword(
  dependencies: Dependencies,
  { oobCode, newPassword }: v.InferOutput<typeof resetBody>,
  caller: Caller,
) {
  const { db, passwords, limits } = dependencies;
  const given = { code: oobCode, purpose: 'PASSWORD_RESET' } as const;
  const known = await limits.code(caller.address, () => holderOfCode(dependencies, db, given));
  if (newPassword !== '') {
    passwords.check(newPassword, known.email);
    const hash = await passwords.hash(newPassword);
    // Whoever holds the code reads mail to the address, so that its owner can be told there.
    const account = { ...known, email_verified: 1 as const };
    await changePassword(
      dependencies,
      { account, hash, caller, kind: 'password-reset' },
      {
        prepare: async (transaction) =>
          proveEmail(dependencies, transaction, await spendActionCode(dependencies, transaction, given)),
        // Strangers may have used up what they share; this browser is known from now on.
        finish: async (transaction) => {
          await rememberDevice(transaction, { accountId: known.id, caller, now: dependencies.now() });
        },
      },
    );
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: known.email ?? '',
    requestType: 'PASSWORD_RESET',
  };
}
