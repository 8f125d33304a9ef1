import * as v from 'valibot';
import { rememberDevice } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { text } from '../protocol/read-body.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import { changePassword } from './change-password.ts';
import { proveEmail } from './prove-email.ts';

export const resetBody = v.object({ oobCode: text, newPassword: text });

/** Sets a new password by the code of a mailed link. Without a password it only returns the address of the code, which stays valid. */
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
    const hash = await passwords.hash(newPassword, caller.address);
    // The holder of the code receives mail at the address, so the notification may go there.
    const account = { ...known, email_verified: 1 as const };
    await changePassword(
      dependencies,
      { account, hash, caller, kind: 'password-reset' },
      {
        prepare: async (transaction) =>
          proveEmail(dependencies, transaction, await spendActionCode(dependencies, transaction, given)),
        // The browser becomes a known one, with limits of its own: strangers may have used up the shared ones.
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
