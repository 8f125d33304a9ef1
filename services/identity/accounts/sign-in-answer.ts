import type { SignInAnswer } from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from './account-queries.ts';
import { idTokenSeconds } from '../tokens/id-token.ts';
import type { Refreshed } from '../tokens/sessions.ts';

/** The tokens of a new session. Call it after the commit, since signing reads the store outside the transaction. */
export async function newTokens({ idTokens }: Dependencies, account: Account, { session, refreshToken }: Refreshed) {
  return { idToken: await idTokens.sign(account, session), refreshToken, expiresIn: String(idTokenSeconds) };
}

/** The answer of every kind of sign-in, after its commit. */
export async function signInAnswer(
  dependencies: Dependencies,
  account: Account,
  next: Refreshed,
  kind: string,
): Promise<SignInAnswer> {
  return {
    kind: `identitytoolkit#${kind}`,
    localId: account.id,
    email: account.email ?? '',
    ...(account.display_name !== null && { displayName: account.display_name }),
    ...(await newTokens(dependencies, account, next)),
  };
}
