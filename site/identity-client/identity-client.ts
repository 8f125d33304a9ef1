import { authPaths, identityPaths, type SignInAnswer } from '../../contracts/identity-wire.ts';
import { callIdentity } from './call-identity.ts';
import { identityConfig } from './identity-config.ts';
import { endSession, type Session } from './session.ts';

/*
 * The calls of the identity protocol that several pages make: to this site's own service or, with a key of it, to hosted
 * Firebase. Each rejects with `IdentityFailure`. What one page alone calls stands with it.
 */

export type Credentials = { email: string; password: string };

/** What every sign-in asks for. */
export const signInOptions = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' } as const;

export function signInWithPassword(credentials: Credentials): Promise<SignInAnswer> {
  return callIdentity(identityPaths.signInWithPassword, { ...credentials, ...signInOptions });
}

/** Ends one session at the service. Hosted Firebase has no such call: there only the browser deletes it. */
export async function revoke(refreshToken: string): Promise<void> {
  if (!identityConfig.isHosted) await callIdentity(authPaths.revoke, new URLSearchParams({ token: refreshToken }));
}

/** Ends at the service, in case their tokens were copied, sessions that this browser has given up. */
export function revokeAll(sessions: readonly Session[]): void {
  for (const { refreshToken } of sessions) revoke(refreshToken).catch(reportError);
}

/** Ends the session here at once, and at the service. */
export const logOut = (): void => revokeAll(endSession());
