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

/** The account that is logged in; undefined when there is no session, or it has ended. */
export function findAccount(): Promise<AccountInfo | undefined> {
  return withToken(lookUp);
}

/** The session if it belongs to this account: another account may have logged in in another tab. */
function sessionOf(localId: string | undefined): Session | undefined {
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
  await freshIdToken(refused);
  const idToken = sessionOf(localId)?.idToken;
  if (idToken === undefined) return undefined;
  try {
    return await call(idToken);
  } catch (failure) {
    if (refused !== undefined || !isEnded(failure)) throw failure;
    return withToken(call, localId, idToken);
  }
}

/** Ends the session here at once, and at the service. */
export function logOut(): void {
  const session = readSession();
  endSession();
  if (session) revoke(session.refreshToken).catch(reportError);
}

/** Ends every session of the account; `onDone` is called before this browser's session ends. If the session had ended elsewhere, it is only deleted here. */
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

/** Sends the mail that verifies the account's address. */
export async function requestProofMail(account: AccountInfo): Promise<void> {
  await withToken(sendProofMail, account.localId);
}

type Passwords = { current: string; next: string };

/** Sets a new password, given the current one. The new tokens replace the old. */
export async function setPassword(account: AccountInfo, { current, next }: Passwords): Promise<void> {
  const change = (idToken: string) => changePassword(idToken, next, current);
  const answer = identityConfig.isHosted
    ? await change(await proveAgain(account, current))
    : await withToken(change, account.localId);
  if (!answer) return;
  const { expiresIn, ...tokens } = answer;
  const session = sessionOf(account.localId);
  const expiresAt = Date.now() + Number(expiresIn) * 1000;
  if (session) renewSession({ ...session, ...tokens, expiresAt }, session.refreshToken);
}

/** The sessions and events of the account; undefined when this session has ended. */
export function findActivity({ localId }: AccountInfo): Promise<AccountActivity | undefined> {
  return withToken(readActivity, localId);
}

/** Ends another session of the account. */
export async function logOutThere(account: AccountInfo, session: string): Promise<void> {
  await withToken((idToken) => endOneSession(idToken, session), account.localId);
}

/** Deletes the account, after its password or, without one, a recent login. False when the session had ended. */
export async function removeAccount(account: AccountInfo, password: string | undefined): Promise<boolean> {
  const answer =
    password === undefined
      ? await withToken(deleteAccount, account.localId)
      : await deleteAccount(await proveAgain(account, password));
  endSession();
  return answer !== undefined;
}

/** Logs in again, which the service requires for critical changes of an account, and ends the previous session. */
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
  await withToken((idToken) => addPasskey(idToken, currentPassword), account.localId);
}

export async function takePasskeyAway(account: AccountInfo, id: string): Promise<void> {
  await withToken((idToken) => removePasskey(idToken, id), account.localId);
}

/** The message when a passkey could not be added or removed. */
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

/** The message of a failed change; undefined when none failed. */
export function reasonOf(failure: unknown, otherwise: string): string | undefined {
  if (failure === undefined) return undefined;
  return (failure instanceof IdentityFailure ? texts[failure.code] : undefined) ?? otherwise;
}
