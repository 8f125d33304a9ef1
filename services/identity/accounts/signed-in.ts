import type { Transaction } from 'kysely';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Schema } from '../../database/schema.ts';
import type { Principal, Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Session } from '../tokens/sessions.ts';
import { type Account, findAccount, lockAccount } from './account-queries.ts';

/** Within this time after signing in, an account may be changed at its root; later, the visitor proves again who they are. */
const recentMs = 5 * 60_000;

/** The holder of an ID token, with the session it was given in. Throws when token, session or account are not good. */
export async function signedIn(
  dependencies: Dependencies,
  idToken: string,
): Promise<{ account: Account; session: Session }> {
  const { accountId, sessionId } = await dependencies.idTokens.read(idToken);
  const [account, session] = await Promise.all([
    findAccount(dependencies.db, accountId),
    dependencies.sessions.find(sessionId),
  ]);
  return checked(accountId, account, session);
}

/**
 * The account of a session as it is now, held until this transaction ends: whoever comes with a token changes no account without this.
 * Since the token was read, somebody else may have proved the address, or logged out everywhere. Throws as `signedIn`.
 */
export async function stillSignedIn(
  { sessions }: Pick<Dependencies, 'sessions'>,
  transaction: Transaction<Schema>,
  { id, accountId }: Session,
): Promise<Account> {
  const account = await lockAccount(transaction, accountId);
  return checked(accountId, account, await sessions.find(id, transaction)).account;
}

function checked(accountId: string, account: Account | undefined, session: Session | undefined) {
  if (!account) throw new IdentityError(identityErrors.userNotFound);
  if (session?.accountId !== accountId) throw new IdentityError(identityErrors.tokenExpired);
  if (account.disabled === 1) throw new IdentityError(identityErrors.userDisabled);
  return { account, session };
}

export function requireRecent(session: Session, now: number): void {
  if (now - session.signedInAt > recentMs) throw new IdentityError(identityErrors.credentialTooOld);
}

export function toPrincipal({ id, email, email_verified: verified }: Account): Principal {
  return { id, email, emailVerified: verified === 1 };
}
