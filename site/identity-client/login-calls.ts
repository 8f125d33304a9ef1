import { identityPaths, type IdpAnswer, type ProviderId, type SignInAnswer } from '../../contracts/identity-wire.ts';
import { callIdentity } from './call-identity.ts';
import { type Credentials, signInOptions } from './identity-client.ts';

/* Further calls of the login, sign-up and forgotten-password pages. */

/** Makes an account and signs in to it. Rejects with `IdentityFailure`, as where the address has one. */
export function signUp(credentials: Credentials, remember: boolean): Promise<SignInAnswer> {
  return callIdentity(identityPaths.signUp, { ...credentials, ...signInOptions(remember) });
}

/** Signs in by a popup's credential. An answer with `needConfirmation` is not a sign-in. */
export function signInWithIdp(providerId: ProviderId, credential: string, remember: boolean): Promise<IdpAnswer> {
  const postBody = String(new URLSearchParams({ id_token: credential, providerId }));
  return callIdentity(identityPaths.signInWithIdp, {
    postBody,
    requestUri: location.origin,
    ...signInOptions(remember),
  });
}

/** Sends the mail with a link that sets a new password. */
export function sendResetMail(email: string): Promise<{ email: string }> {
  return callIdentity(identityPaths.sendOobCode, { requestType: 'PASSWORD_RESET', email });
}
