import type { SignInAnswer } from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from './account-queries.ts';
import { idTokenSeconds } from '../tokens/id-token.ts';
import type { Refreshed, Session } from '../tokens/sessions.ts';

/** The answer of every kind of sign-in. Call it after the commit, since signing the token reads the store outside the transaction. */
export async function signInAnswer(
  dependencies: Dependencies,
  account: Account,
  { session, refreshToken }: Refreshed,
  kind: string,
): Promise<SignInAnswer> {
  return {
    kind: `identitytoolkit#${kind}`,
    localId: account.id,
    email: account.email ?? '',
    ...(account.display_name !== null && { displayName: account.display_name }),
    idToken: await signIdToken(dependencies, account, session),
    refreshToken,
    expiresIn: String(idTokenSeconds),
  };
}

export function signIdToken(dependencies: Dependencies, account: Account, session: Session): Promise<string> {
  return dependencies.idTokens.sign({
    accountId: account.id,
    sessionId: session.id,
    email: account.email,
    emailVerified: account.email_verified === 1,
    displayName: account.display_name,
    photoUrl: account.photo_url,
    provider: session.provider,
    signedInAt: session.signedInAt,
  });
}
