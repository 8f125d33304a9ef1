import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Schema } from '../../database/schema.ts';
import type { Caller, Parts } from '../parts.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import type { Refreshed, Session } from '../tokens/sessions.ts';
import { lockAccount } from './account-queries.ts';
import { changePassword } from './change-password.ts';
import { type Account, signInAnswer } from './sign-in-answer.ts';
import { signedIn } from './signed-in.ts';

export const replaceBody = v.object({ idToken: text, currentPassword: text, newPassword: text });

/**
 * Changes a password for whoever holds a token of the account and knows the password it has: a token alone, which may be
 * a thief's, is not enough. Every session ends; the answer holds the tokens of a new one.
 */
export async function replaceOwnPassword(
  parts: Parts,
  { idToken, currentPassword, newPassword }: v.InferOutput<typeof replaceBody>,
  caller: Caller,
) {
  const { account, session } = await signedIn(parts, idToken);
  if (account.password_hash === null) throw new IdentityError(identityErrors.operationNotAllowed);
  if (currentPassword === '' || newPassword === '') throw new IdentityError(identityErrors.missingPassword);
  await parts.limits.guessWith(session.id, async () => {
    const isRight = await parts.passwords.matches(currentPassword, account.password_hash);
    if (!isRight) throw new IdentityError(identityErrors.invalidPassword);
  });
  const next = await replacePassword(parts, { account, session, password: newPassword, caller });
  return newTokens(parts, account, next);
}

type Replacement = {
  account: Account;
  session: Session;
  password: string;
  caller: Caller;
  /** What else changes in the same commit. */
  alongside?: (transaction: Transaction<Schema>) => Promise<void>;
};

/** Sets a new password, ends every session and begins one. Throws WEAK_PASSWORD and its like. */
export async function replacePassword(
  parts: Parts,
  { account, session, password, caller, alongside }: Replacement,
): Promise<Refreshed> {
  const { passwords, limits, sessions } = parts;
  passwords.check(password, account.email);
  await limits.newPassword(account.id);
  const hash = await passwords.hash(password);
  return changePassword(
    parts,
    { account, hash, caller, kind: 'password-changed' },
    {
      prepare: async (transaction) => {
        const now = await lockAccount(transaction, account.id);
        // Another change came first: this one was proved by a password that is none any more.
        if (now?.password_hash !== account.password_hash) throw new IdentityError(identityErrors.tokenExpired);
        await alongside?.(transaction);
      },
      finish: (transaction) =>
        sessions.begin(transaction, { accountId: account.id, provider: session.provider, caller }),
    },
  );
}

export async function newTokens(parts: Parts, account: Account, next: Refreshed) {
  const { idToken, refreshToken, expiresIn } = await signInAnswer(parts, account, next, '');
  return { idToken, refreshToken, expiresIn };
}
