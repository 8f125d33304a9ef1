import type { SignInAnswer } from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from './account-queries.ts';
import { idTokenSeconds } from '../tokens/id-token.ts';
import type { Refreshed } from '../tokens/sessions.ts';

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
    idToken: await dependencies.idTokens.sign(account, session),
    refreshToken,
    expiresIn: String(idTokenSeconds),
  };
}
