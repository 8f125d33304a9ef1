import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { forgetOtherDevices } from '../devices/known-devices.ts';
import { record } from './account-record.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/**
 * Ends the session of a refresh token; an invalid token is no error. With `all` it ends every session of the account, forgets its
 * other browsers, and throws when the token is invalid, or a visitor would wrongly believe to be logged out everywhere.
 */
export async function revoke(
  { sessions, limits, now }: Dependencies,
  { token, all }: { token: string; all: string },
  caller: Caller,
): Promise<object> {
  if (all !== 'true') {
    await sessions.endByToken(token);
    return {};
  }
  if (token === '') throw new IdentityError('missingRefreshToken');
  await limits.code(caller.address, () =>
    sessions.endEverywhere(token, async (transaction, accountId) => {
      await forgetOtherDevices(transaction, { accountId, caller });
      await record(transaction, { accountId, kind: 'signed-out-everywhere', caller, now: now() });
    }),
  );
  return {};
}
