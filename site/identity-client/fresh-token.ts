import { identityPaths, type TokenAnswer } from '../../contracts/identity-wire.ts';
import { callIdentity, codeOf, type FailureCode } from './call-identity.ts';
import { storageKeys } from '../../contracts/browser-storage.ts';
import { readSession, renewSession } from './session.ts';

/** How long before the ID token expires it is refreshed, in milliseconds (specification §9: identity library defaults). */
export const refreshEarlyMs = 5 * 60_000;

/** Codes that mean that a token is no longer valid. */
const ended = new Set<FailureCode | undefined>([
  'INVALID_REFRESH_TOKEN',
  'TOKEN_EXPIRED',
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'INVALID_ID_TOKEN',
]);

/** Whether the service accepts this token no longer. Where it was the refresh token, the visitor is logged out. */
export function isEnded(failure: unknown): boolean {
  return ended.has(codeOf(failure));
}

/**
 * Renews the tokens of a session whose ID token is valid for less than five minutes, or ends it here where the service has ended it.
 * @param refused a token that the service did not accept: it is renewed, whatever this device's clock says
 */
export async function renewTokens(refused?: string): Promise<void> {
  // Where the browser forbids storage, it forbids locks as well.
  if (!readSession()) return;
  // The lock lets one tab refresh at a time: a refresh token is valid once, and reuse after five minutes ends the session.
  await (navigator.locks ? navigator.locks.request(storageKeys.account, () => renew(refused)) : renew(refused));
}

async function renew(refused?: string): Promise<void> {
  const session = readSession();
  if (!session || (session.idToken !== refused && session.expiresAt - Date.now() > refreshEarlyMs)) return;
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken });
  try {
    const answer = await callIdentity<TokenAnswer>(identityPaths.token, form);
    const { id_token: idToken, refresh_token: refreshToken, expires_in: seconds } = answer;
    const renewed = { ...session, idToken, refreshToken, expiresAt: Date.now() + Number(seconds) * 1000 };
    renewSession(renewed, session.refreshToken);
  } catch (failure) {
    if (!isEnded(failure)) throw failure;
    // Only this one: another may have begun in its place, which is what ended it.
    renewSession(undefined, session.refreshToken);
  }
}
