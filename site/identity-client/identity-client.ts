import type { AccountActivity } from '../../contracts/account-activity.ts';
import {
  type AccountInfo,
  authPaths,
  identityPaths,
  type IdpAnswer,
  type ProviderId,
  type SignInAnswer,
} from '../../contracts/identity-wire.ts';
import { callIdentity } from './call-identity.ts';
import { identityConfig } from './identity-config.ts';

/*
 * The calls of the identity protocol that the pages make: to this site's own service or, with a key of it, to hosted
 * Firebase. Each rejects with `IdentityFailure`.
 */

type Credentials = { email: string; password: string };
const web = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };

export function signUp(credentials: Credentials): Promise<SignInAnswer> {
  return callIdentity(identityPaths.signUp, { ...credentials, ...web });
}

export function signInWithPassword(credentials: Credentials): Promise<SignInAnswer> {
  return callIdentity(identityPaths.signInWithPassword, { ...credentials, ...web });
}

/** Signs in by a popup's credential. An answer with `needConfirmation` is not a sign-in. */
export function signInWithIdp(providerId: ProviderId, credential: string): Promise<IdpAnswer> {
  const postBody = String(new URLSearchParams({ id_token: credential, providerId }));
  return callIdentity(identityPaths.signInWithIdp, { postBody, requestUri: location.origin, ...web });
}

export async function lookUp(idToken: string): Promise<AccountInfo | undefined> {
  const { users } = await callIdentity<{ users?: AccountInfo[] }>(identityPaths.lookup, { idToken });
  return users?.[0];
}

/** Sends the mail with a link that sets a new password. */
export function sendResetMail(email: string): Promise<{ email: string }> {
  return callIdentity(identityPaths.sendOobCode, { requestType: 'PASSWORD_RESET', email });
}

/** Sends the mail with a link that verifies the account's address. */
export function sendProofMail(idToken: string): Promise<{ email: string }> {
  return callIdentity(identityPaths.sendOobCode, { requestType: 'VERIFY_EMAIL', idToken });
}

type Tokens = Pick<SignInAnswer, 'idToken' | 'refreshToken' | 'expiresIn'>;

/** Sets a new password, which ends every session; the answer has the tokens of a new one. Hosted Firebase requires a recent sign-in. */
export function changePassword(idToken: string, newPassword: string, currentPassword: string): Promise<Tokens> {
  return identityConfig.isHosted
    ? callIdentity(identityPaths.update, { idToken, password: newPassword, returnSecureToken: true })
    : callIdentity(authPaths.password, { idToken, currentPassword, newPassword });
}

/** The sessions and events of an account. Only this site's own service has them. */
export function readActivity(idToken: string): Promise<AccountActivity> {
  return callIdentity(authPaths.activity, { idToken });
}

/** Ends one session of the account. */
export function endOneSession(idToken: string, session: string): Promise<object> {
  return callIdentity(authPaths.session, { idToken, session });
}

export function deleteAccount(idToken: string): Promise<object> {
  return callIdentity(identityPaths.delete, { idToken });
}

/** Ends one session at the service. Hosted Firebase has no such call: there only the browser deletes it. */
export async function revoke(refreshToken: string): Promise<void> {
  if (!identityConfig.isHosted) await callIdentity(authPaths.revoke, new URLSearchParams({ token: refreshToken }));
}

/** Ends every session of the account, including this one. Only this site's own service has this call. */
export async function revokeAll(refreshToken: string): Promise<void> {
  await callIdentity(authPaths.revoke, new URLSearchParams({ token: refreshToken, all: 'true' }));
}
