import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, text } from '../protocol/call.ts';
import type { Refreshed, Session } from '../tokens/sessions.ts';
import { type Account, findAccount } from './account-queries.ts';
import { changePassword, type Profile } from './change-password.ts';
import { newTokens } from './sign-in-answer.ts';
import { requirePassword, signedIn, stillSignedIn } from './signed-in.ts';

const fields = { idToken: text, currentPassword: text, newPassword: text };

/**
 * Changes the password of a token's account. The current password is required, since the token may be stolen. Ends every session
 * and answers with the tokens of a new one.
 */
export const replaceOwnPassword = call(fields, async (dependencies, body, caller) => {
  const { idToken, currentPassword, newPassword } = body;
  const { account, session } = await signedIn(dependencies, idToken);
  if (account.password_hash === null) throw new IdentityError('operationNotAllowed');
  if (currentPassword === '' || newPassword === '') throw new IdentityError('missingPassword');
  await requirePassword(dependencies, account, { typed: currentPassword, proof: session.id, caller });
  const next = await replacePassword(dependencies, { account, session, password: newPassword, caller });
  return newTokens(dependencies, account, next);
});

type Replacement = { account: Account; session: Session; password: string; profile?: Profile; caller: Caller };

/**
 * Sets a new password, and `profile` with it, ends every session and begins a new one. Throws as `passwords.check`, and TOKEN_EXPIRED
 * when another change came first.
 */
export async function replacePassword(
  dependencies: Dependencies,
  { account, session, password, profile = {}, caller }: Replacement,
): Promise<Refreshed> {
  const { db, passwords, limits, sessions } = dependencies;
  passwords.check(password, account.email);
  await limits.newPassword(account.id);
  const hash = await passwords.hash(password, caller.address);
  // Read again: if the address was proved while the password was hashed, it gets the notification.
  const told = (await findAccount(db, account.id)) ?? account;
  const change = { account: told, hash, profile, caller, kind: 'password-changed' } as const;
  return changePassword(dependencies, change, async (transaction, store) => {
    const current = await stillSignedIn(dependencies, transaction, session);
    // Another change came first, so the password that authorized this one is no longer valid.
    if (current.password_hash !== account.password_hash) throw new IdentityError('tokenExpired');
    await store();
    return sessions.begin(transaction, { ...session, caller });
  });
}
