import type { AccountActivity } from '../../../contracts/account-activity.ts';
import { type AccountInfo, authPaths, identityPaths } from '../../../contracts/identity-wire.ts';
import { callIdentity } from '../../identity-client/call-identity.ts';
import { renewTokens, isEnded } from '../../identity-client/fresh-token.ts';
import { readSession, type Session } from '../../identity-client/session.ts';

export function hasPassword({ providerUserInfo }: AccountInfo): boolean {
  return providerUserInfo.some(({ providerId }) => providerId === 'password');
}

/** The account that is logged in; undefined when there is no session, or it has ended. */
export async function findAccount(): Promise<AccountInfo | undefined> {
  const answer = await withToken((idToken) =>
    callIdentity<{ users?: AccountInfo[] }>(identityPaths.lookup, { idToken }),
  );
  return answer?.users?.[0];
}

/** The session if it belongs to this account: another account may have logged in in another tab. */
export function sessionOf(localId: string | undefined): Session | undefined {
  const session = readSession();
  if (session && localId !== undefined && session.localId !== localId) throw new Error('Somebody else has logged in.');
  return session;
}

/**
 * Calls a service with an ID token, of this account if one is given. A token that the service refuses is renewed once.
 * Undefined when the session has ended.
 */
export async function withToken<Answer>(
  call: (idToken: string) => Promise<Answer>,
  localId?: string,
  refused?: string,
): Promise<Answer | undefined> {
  await renewTokens(refused);
  const idToken = sessionOf(localId)?.idToken;
  if (idToken === undefined) return undefined;
  try {
    return await call(idToken);
  } catch (failure) {
    if (refused !== undefined || !isEnded(failure)) throw failure;
    return withToken(call, localId, idToken);
  }
}

/** Sends the mail with a link that verifies the account's address. */
export async function requestProofMail({ localId }: AccountInfo): Promise<void> {
  const requestType = 'VERIFY_EMAIL';
  await withToken((idToken) => callIdentity(identityPaths.sendOobCode, { requestType, idToken }), localId);
}

/** The sessions and events of the account; undefined when this session has ended. Only this site's own service has them. */
export function findActivity({ localId }: AccountInfo): Promise<AccountActivity | undefined> {
  return withToken((idToken) => callIdentity(authPaths.activity, { idToken }), localId);
}

/** Ends another session of the account. */
export async function logOutThere({ localId }: AccountInfo, session: string): Promise<void> {
  await withToken((idToken) => callIdentity(authPaths.session, { idToken, session }), localId);
}
