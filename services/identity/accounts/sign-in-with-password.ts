import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, remember, text } from '../protocol/call.ts';
import { knownBy } from '../devices/known-devices.ts';
import { type Account, findAccountByEmail, lockAccount } from './account-queries.ts';
import { checkedEmail } from './email-address.ts';
import { beginSession, tellOfSignIn } from './begin-session.ts';
import { signInAnswer } from './sign-in-answer.ts';

const fields = { email: text, password: text, remember };

/** Signs in with e-mail and password. Every try counts towards the limits until its password proves right. */
export const signInWithPassword = call(fields, async (dependencies, body, caller) => {
  const { password, remember: remembered } = body;
  const email = checkedEmail(body.email);
  if (password === '') throw new IdentityError('missingPassword');
  const known = await knownBy(dependencies.db, email, caller);
  const proven = await dependencies.limits.guess({ email, caller, known }, () =>
    provenAccount(dependencies, { email, password, address: caller.address }),
  );
  const { account, session, isNewDevice } = await logInTo(dependencies, proven, { caller, remembered });
  if (isNewDevice) await tellOfSignIn(dependencies, 'new_device', account, caller);
  return { ...(await signInAnswer(dependencies, account, session, 'VerifyPasswordResponse')), registered: true };
});

/** The account with this address and password. Which error it throws depends on `hideAccountExistence`. */
async function provenAccount(
  dependencies: Dependencies,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<Account> {
  const { db, passwords, hideAccountExistence } = dependencies;
  const account = await findAccountByEmail(db, email);
  if (!account && !hideAccountExistence) throw new IdentityError('emailNotFound');
  const right = await passwords.matches(password, account?.password_hash, address);
  if (account && right) return account;
  throw new IdentityError(hideAccountExistence ? 'invalidLoginCredentials' : 'invalidPassword');
}

/** Begins a session of an account whose password was found right. Throws where it changed meanwhile, or USER_DISABLED. */
export function logInTo(
  dependencies: Dependencies,
  { id, password_hash: compared }: Account,
  { caller, remembered }: { caller: Caller; remembered: boolean },
) {
  return dependencies.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, id);
    // The password may have been changed during the comparison.
    if (account?.password_hash !== compared) throw new IdentityError('invalidLoginCredentials');
    return beginSession(dependencies, transaction, { account, provider: 'password', remembered, caller });
  });
}
