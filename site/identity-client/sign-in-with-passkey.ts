import { authPaths, type SignInAnswer } from '../../contracts/identity-wire.ts';
import { callIdentity } from './call-identity.ts';
import { requirePasskeys } from './require-passkeys.ts';

type Request = { options: PublicKeyCredentialRequestOptionsJSON };

/** Signs in by a passkey that the visitor chooses. Rejects with a DOMException when they choose none. */
export async function signInWithPasskey(remember: boolean): Promise<SignInAnswer> {
  requirePasskeys();
  const { options } = await callIdentity<Request>(authPaths.passkey.request, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  return callIdentity(authPaths.passkey.signIn, { credential, remember });
}
