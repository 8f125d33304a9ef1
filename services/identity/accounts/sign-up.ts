import * as v from 'valibot';
import { identityErrors, type SignInAnswer } from '../../../contracts/identity-wire.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import { addAccount, findAccountByEmail } from './account-queries.ts';
import { checkedDisplayName } from './display-name.ts';
import { noteSignIn } from './note-sign-in.ts';
import { checkedEmail } from './email-address.ts';
import { signInAnswer } from './sign-in-answer.ts';

export const signUpBody = v.object({ email: text, password: text, displayName: text, idToken: text });

/** Creates an account with e-mail and password and signs it in. Throws EMAIL_EXISTS, and for invalid fields as their checks do. */
export async function signUp(
  dependencies: Dependencies,
  { email: typed, password, displayName, idToken }: v.InferOutput<typeof signUpBody>,
  caller: Caller,
): Promise<SignInAnswer> {
  const { db, passwords, sessions, limits, now } = dependencies;
  if (idToken !== '') throw new IdentityError(identityErrors.operationNotAllowed);
  // Without both fields it is the protocol's call for an anonymous account, which this site does not offer.
  if (typed === '' && password === '') throw new IdentityError(identityErrors.adminOnly);
  const email = checkedEmail(typed);
  if (password === '') throw new IdentityError(identityErrors.missingPassword);
  passwords.check(password, email);
  const name = checkedDisplayName(displayName);
  await limits.signUp(caller.address);
  if (await findAccountByEmail(db, email)) throw new IdentityError(identityErrors.emailExists);
  const password_hash = await passwords.hash(password, caller.address);
  const { account, session } = await db.transaction().execute(async (transaction) => {
    const added = await addAccount(transaction, { email, email_verified: 0, password_hash, display_name: name }, now());
    if (!added) throw new IdentityError(identityErrors.emailExists);
    await noteSignIn(dependencies, transaction, { account: added, caller, provider: 'password', isNew: true });
    return {
      account: added,
      session: await sessions.begin(transaction, { accountId: added.id, provider: 'password', caller }),
    };
  });
  return signInAnswer(dependencies, account, session, 'SignupNewUserResponse');
}
