import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Principal, Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Session } from '../tokens/sessions.ts';
import { type Account, findAccount } from './account-queries.ts';

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
