import { authPaths, identityPaths, type SignInAnswer } from '../../contracts/identity-wire.ts';
import { keepsAccounts } from '../../contracts/own-services.ts';
import { callIdentity } from './call-identity.ts';
import { endSession, type Session } from './session.ts';

/*
 * The calls of the identity protocol that several pages make: to this site's own service or, with a key of it, to hosted
 * Firebase. Each rejects with `IdentityFailure`. What one page alone calls stands with it.
 */

export type Credentials = { email: string; password: string };

/**
 * What every sign-in asks for: of this site's service whether the session outlasts the tab, of hosted Firebase, which refuses fields
 * that it does not know, what its own pages ask for. Read here and not from own-services.ts, so that the bundler drops the other.
 */
export const signInOptions = (remember?: boolean) =>
  import.meta.env.FIREBASE_API_KEY ? { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' } : { remember };

/** Signs in; with `remember` false the session ends with its tab. Rejects with `IdentityFailure`. */
export function signInWithPassword(credentials: Credentials, remember?: boolean): Promise<SignInAnswer> {
  return callIdentity(identityPaths.signInWithPassword, { ...credentials, ...signInOptions(remember) });
}

/** Ends one session at the service. Hosted Firebase has no such call: there only the browser deletes it. */
export async function revoke(refreshToken: string): Promise<void> {
  if (keepsAccounts) await callIdentity(authPaths.revoke, new URLSearchParams({ token: refreshToken }));
}

/** Ends at the service, in case their tokens were copied, sessions that this browser has given up. */
export function revokeAll(sessions: readonly Session[]): void {
  for (const { refreshToken } of sessions) revoke(refreshToken).catch(reportError);
}

/** Ends the session here at once, and at the service. */
export const logOut = (): void => revokeAll(endSession());
