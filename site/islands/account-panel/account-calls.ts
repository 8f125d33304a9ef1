import { accountPage } from '../../../content/pages/account.ts';
import { loginMessages, signupMessages } from '../../../contracts/account-messages.ts';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { IdentityFailure, type FailureCode } from '../../identity-client/call-identity.ts';
import { freshIdToken, isEnded } from '../../identity-client/fresh-token.ts';
import {
  changePassword,
  deleteAccount,
  endOneSession,
  lookUp,
  readActivity,
  revoke,
  revokeAll,
  sendProofMail,
  signInWithPassword,
} from '../../identity-client/identity-client.ts';
import { identityConfig } from '../../identity-client/identity-config.ts';
import { addPasskey, hasPasskeys, removePasskey } from '../../identity-client/passkeys.ts';
import { asSession, endSession, readSession, renewSession, type Session } from '../../identity-client/session.ts';

/** The account of whoever is logged in; undefined when nobody is, or no longer. */
export async function findAccount(): Promise<AccountInfo | undefined> {
  try {
    const idToken = await freshIdToken();
    return idToken === undefined ? undefined : await lookUp(idToken);
  } catch (failure) {
    if (!isEnded(failure)) throw failure;
    endSession();
    return undefined;
  }
}

/** The session, as long as it is of this account: in another tab somebody else may have logged in, for whom nothing is done. */
function sessionOf(localId: string): Session | undefined {
  const session = readSession();
  if (session && session.localId !== localId) throw new Error('Somebody else has logged in.');
  return session;
}

/** An ID token of this account, good for five minutes at least; undefined when nobody is logged in any more. */
export async function tokenOf(localId: string): Promise<string | undefined> {
  await freshIdToken();
  return sessionOf(localId)?.idToken;
}

/** Ends the session here at once, and at the service. */
export function logOut(): void {
  const session = readSession();
  endSession();
  if (session) revoke(session.refreshToken).catch(reportError);
}

/** Ends every session of the account; `onDone` comes before this browser's own ends. A session that had ended elsewhere ends here alone. */
export async function logOutEverywhere(account: AccountInfo, onDone: () => void): Promise<void> {
  const session = sessionOf(account.localId);
  try {
    if (session) await revokeAll(session.refreshToken);
    onDone();
  } catch (failure) {
    if (!isEnded(failure)) throw failure;
  }
  endSession();
}

/** Sends the mail that proves the account's address. */
export async function requestProofMail(account: AccountInfo): Promise<void> {
  const idToken = await tokenOf(account.localId);
  if (idToken !== undefined) await sendProofMail(idToken);
}

type Passwords = { current: string; next: string };

/** Sets a new password for whoever knows the current one. The new tokens take the place of the old. */
export async function setPassword(account: AccountInfo, { current, next }: Passwords): Promise<void> {
  const idToken = identityConfig.isHosted ? await proveAgain(account, current) : await tokenOf(account.localId);
  if (idToken === undefined) return;
  const { expiresIn, ...tokens } = await changePassword(idToken, next, current);
  const session = sessionOf(account.localId);
  const expiresAt = Date.now() + Number(expiresIn) * 1000;
  if (session) renewSession({ ...session, ...tokens, expiresAt }, session.refreshToken);
}

/** Where the account is signed in and what happened to it; undefined when this session has ended meanwhile. */
export async function findActivity(localId: string): Promise<AccountActivity | undefined> {
  const idToken = await tokenOf(localId);
  return idToken === undefined ? undefined : readActivity(idToken);
}

/** Ends another session of the account. */
export async function logOutThere(account: AccountInfo, session: string): Promise<void> {
  const idToken = await tokenOf(account.localId);
  if (idToken !== undefined) await endOneSession(idToken, session);
}

/** Deletes the account. Whoever has a password proves it first; others must have logged in a moment ago. */
export async function removeAccount(account: AccountInfo, password: string | undefined): Promise<void> {
  const idToken = password === undefined ? await tokenOf(account.localId) : await proveAgain(account, password);
  await deleteAccount(idToken ?? '');
  endSession();
}

/** The service wants a recent login for what changes an account at its root. The session before it ends. */
async function proveAgain(account: AccountInfo, password: string): Promise<string> {
  const answer = await signInWithPassword({ email: account.email ?? '', password });
  const before = sessionOf(account.localId);
  if (before) {
    renewSession(asSession(answer, Date.now()), before.refreshToken);
    await revoke(before.refreshToken).catch(reportError);
  }
  return answer.idToken;
}

/** Adds a passkey, after the password where the account has one. */
export async function makePasskey(account: AccountInfo, currentPassword: string): Promise<void> {
  if (!hasPasskeys()) throw new DOMException('', 'NotSupportedError');
  const idToken = await tokenOf(account.localId);
  if (idToken !== undefined) await addPasskey(idToken, currentPassword);
}

export async function takePasskeyAway(account: AccountInfo, id: string): Promise<void> {
  const idToken = await tokenOf(account.localId);
  if (idToken !== undefined) await removePasskey(idToken, id);
}

/** What a passkey that was not added or removed is to be told as. */
export function passkeyReasonOf(failure: unknown): string | undefined {
  const { cancelled, failed, present, tooOld, unsupported } = accountPage.passkeys;
  if (failure instanceof IdentityFailure && failure.code === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN') return tooOld;
  if (!(failure instanceof DOMException)) return reasonOf(failure, failed);
  if (failure.name === 'InvalidStateError') return present;
  return failure.name === 'NotSupportedError' ? unsupported : cancelled;
}

const texts: Partial<Record<FailureCode, string>> = {
  INVALID_PASSWORD: loginMessages.wrongPassword,
  INVALID_LOGIN_CREDENTIALS: loginMessages.wrongPassword,
  WEAK_PASSWORD: signupMessages.weakPassword,
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: signupMessages.weakPassword,
  TOO_MANY_ATTEMPTS_TRY_LATER: signupMessages.tooManyRequests,
  USER_DISABLED: loginMessages.disabled,
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: accountPage.removal.tooOld,
  NETWORK: loginMessages.network,
};

/** What a change that failed is to be told as; nothing where none did. */
export function reasonOf(failure: unknown, otherwise: string): string | undefined {
  if (failure === undefined) return undefined;
  return (failure instanceof IdentityFailure ? texts[failure.code] : undefined) ?? otherwise;
}
