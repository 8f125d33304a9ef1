import { authPaths, type SignInAnswer } from '../../contracts/identity-wire.ts';
import { callIdentity } from './call-identity.ts';

type Options<Kind> = { options: Kind };

/** Whether this browser has the passkey functions that the pages use. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Signs in by a passkey that the visitor chooses. Rejects with a DOMException when they choose none. */
export async function signInWithPasskey(): Promise<SignInAnswer> {
  const { options } = await callIdentity<Options<PublicKeyCredentialRequestOptionsJSON>>(authPaths.passkey.request, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  return callIdentity(authPaths.passkey.signIn, { credential });
}

/** Adds a passkey to the account of the token. Rejects with a DOMException when the visitor makes none. */
export async function addPasskey(idToken: string, currentPassword: string): Promise<void> {
  const asked = { idToken, currentPassword };
  const { options } = await callIdentity<Options<PublicKeyCredentialCreationOptionsJSON>>(
    authPaths.passkey.create,
    asked,
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await callIdentity(authPaths.passkey.add, { idToken, credential });
}

export function removePasskey(idToken: string, id: string): Promise<object> {
  return callIdentity(authPaths.passkey.remove, { idToken, id });
}
