import * as v from 'valibot';
import { identityErrors, type SignInAnswer } from '../../../contracts/identity-wire.ts';
import type { Caller, Parts } from '../parts.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import { findAccountByEmail } from './account-queries.ts';
import { checkedEmail } from './email-address.ts';
import { type Account, signInAnswer } from './sign-in-answer.ts';

export const passwordBody = v.object({ email: text, password: text });

/** Signs in with e-mail and password. Every try counts until its password proves right. */
export async function signInWithPassword(
  parts: Parts,
  { email: typed, password }: v.InferOutput<typeof passwordBody>,
  { address }: Caller,
): Promise<SignInAnswer> {
  const email = checkedEmail(typed);
  if (password === '') throw new IdentityError(identityErrors.missingPassword);
  const giveBack = await parts.limits.guess(address, email);
  const account = await provenAccount(parts, email, password);
  await giveBack();
  // Only whoever knows the password learns that the account is disabled.
  if (account.disabled === 1) throw new IdentityError(identityErrors.userDisabled);
  const session = await beginSession(parts, account);
  return { ...(await signInAnswer(parts, account, session, 'VerifyPasswordResponse')), registered: true };
}

/** The account of this address whose password this is. Throws in the words of the configured kind. */
async function provenAccount(parts: Parts, email: string, password: string): Promise<Account> {
  const { db, passwords, hideAccountExistence } = parts;
  const account = await findAccountByEmail(db, email);
  if (!account && !hideAccountExistence) throw new IdentityError(identityErrors.emailNotFound);
  const right = await passwords.matches(password, account?.password_hash);
  if (account && right) return account;
  const { invalidLoginCredentials, invalidPassword } = identityErrors;
  throw new IdentityError(hideAccountExistence ? invalidLoginCredentials : invalidPassword);
}

function beginSession({ db, sessions, now }: Parts, account: Account) {
  return db.transaction().execute(async (transaction) => {
    // The password may have been changed while this one was compared.
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ last_login_at: now() })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new IdentityError(identityErrors.invalidLoginCredentials);
    return sessions.begin(transaction, { accountId: account.id, provider: 'password' });
  });
}
