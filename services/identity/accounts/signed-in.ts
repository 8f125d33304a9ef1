import type { Transaction } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';
import type { AccountHolder, Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Session } from '../tokens/sessions.ts';
import { type Account, findAccount, lockAccount } from './account-queries.ts';

/** How long after a sign-in sensitive changes of the account are allowed; later, the visitor has to sign in again. */
const recentMs = 5 * 60_000;

/** The account and session of an ID token. Throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
export async function signedIn(dependencies: Dependencies, idToken: string) {
  const { accountId, sessionId } = await dependencies.idTokens.read(idToken);
  const [account, session] = await Promise.all([
    findAccount(dependencies.db, accountId),
    dependencies.sessions.find(sessionId),
  ]);
  return checked(accountId, account, session);
}

/**
 * Locks the account of a session and checks both again. Every change by an ID token calls this in its transaction: since the token
 * was read, the address may have been proved, or every session ended. Throws as `signedIn`.
 */
export async function stillSignedIn({ sessions }: Dependencies, transaction: Transaction, { id, accountId }: Session) {
  const account = await lockAccount(transaction, accountId);
  return checked(accountId, account, await sessions.find(id, transaction)).account;
}

function checked(accountId: string, account: Account | undefined, session: Session | undefined) {
  if (!account) throw new IdentityError('userNotFound');
  if (session?.accountId !== accountId) throw new IdentityError('tokenExpired');
  if (account.disabled === 1) throw new IdentityError('userDisabled');
  return { account, session };
}

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN. A clock that was set back since does not make a sign-in recent. */
export function requireRecent(session: Session, now: number): void {
  if (Math.abs(now - session.signedInAt) > recentMs) throw new IdentityError('credentialTooOld');
}

/**
 * Compares the password of an account for a caller who holds a mailed code or a session, which `proof` identifies. Throws
 * INVALID_PASSWORD.
 */
export function requirePassword(
  { limits, passwords }: Dependencies,
  { password_hash: hash }: Account,
  { typed, proof, caller }: { typed: string; proof: string; caller: Caller },
): Promise<void> {
  return limits.guessWith(proof, async () => {
    if (!(await passwords.matches(typed, hash, caller.address))) throw new IdentityError('invalidPassword');
  });
}

/** The holder of an account, as other services are told of it. */
export function holderOf({ id, email, email_verified: verified }: Account): AccountHolder {
  return { id, email, emailVerified: verified === 1 };
}
