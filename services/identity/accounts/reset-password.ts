import { rememberDevice } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { call, text } from '../protocol/call.ts';
import { holderOfCode, spendActionCode } from './action-codes.ts';
import { changePassword } from './change-password.ts';
import { endsWays, proveEmail } from './prove-email.ts';

const purpose = 'PASSWORD_RESET';

export type ToReset = Awaited<ReturnType<typeof accountToReset>>;

/**
 * The account of a code that sets a password, and whether setting it ends all other ways to sign in; the code stays valid. Throws as
 * `holderOfCode`.
 */
export async function accountToReset(dependencies: Dependencies, code: string, caller: Caller) {
  const { db, limits } = dependencies;
  const account = await limits.code(caller.address, () => holderOfCode(dependencies, db, { code, purpose }));
  return { account, endsWays: await endsWays(db, account, caller) };
}

/** Sets a new password by the code of a mailed link. Without a password it only returns the address of the code, which stays valid. */
export const resetPassword = call({ oobCode: text, newPassword: text }, async (dependencies, body, caller) => {
  const { oobCode, newPassword } = body;
  const { account: known } = await accountToReset(dependencies, oobCode, caller);
  const answer = { kind: 'identitytoolkit#ResetPasswordResponse', email: known.email ?? '', requestType: purpose };
  if (newPassword === '') return answer;
  dependencies.passwords.check(newPassword, known.email);
  const hash = await dependencies.passwords.hash(newPassword, caller.address);
  // The holder of the code receives mail at the address, so the notification may go there.
  const account = { ...known, email_verified: 1 as const };
  const change = { account, hash, caller, kind: 'password-reset' } as const;
  await changePassword(dependencies, change, async (transaction, store) => {
    const spent = await spendActionCode(dependencies, transaction, { code: oobCode, purpose });
    const hasEndedWays = await proveEmail(dependencies, transaction, { account: spent, caller });
    await store(hasEndedWays ? { also: 'ended' } : {});
    // The browser becomes a known one, with limits of its own: strangers may have used up the shared ones.
    await rememberDevice(transaction, { accountId: known.id, caller, now: dependencies.now() });
  });
  return answer;
});
