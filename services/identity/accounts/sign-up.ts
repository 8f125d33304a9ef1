import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, remember, text } from '../protocol/call.ts';
import { isKnownBrowser } from '../devices/known-devices.ts';
import { type Account, addAccount, findAccountByEmail } from './account-queries.ts';
import { checkedDisplayName } from './display-name.ts';
import { beginSession } from './begin-session.ts';
import { checkedEmail } from './email-address.ts';
import { logInTo } from './sign-in-with-password.ts';
import { signInAnswer } from './sign-in-answer.ts';

const kind = 'SignupNewUserResponse';

const fields = { email: text, password: text, displayName: text, idToken: text, remember };

/** How long a sign-up can be repeated, as when its answer was lost on the way. */
const repeatableMs = 10 * 60_000;

/** Creates an account with e-mail and password and signs it in. Throws EMAIL_EXISTS, and for invalid fields as their checks do. */
export const signUp = call(fields, async (dependencies, body, caller) => {
  const { email: typed, password, displayName, idToken, remember: remembered } = body;
  const { db, passwords, limits, now } = dependencies;
  if (idToken !== '') throw new IdentityError('operationNotAllowed');
  // Without both fields it is the protocol's call for an anonymous account, which this site does not offer.
  if (typed === '' && password === '') throw new IdentityError('adminOnly');
  const email = checkedEmail(typed);
  if (password === '') throw new IdentityError('missingPassword');
  passwords.check(password, email);
  const name = checkedDisplayName(displayName);
  await limits.signUp(caller.address);
  const present = await findAccountByEmail(db, email);
  if (present) {
    const begun = await repeated(dependencies, present, { password, remembered, caller });
    return signInAnswer(dependencies, present, begun.session, kind);
  }
  const password_hash = await passwords.hash(password, caller.address);
  const { account, session } = await db.transaction().execute(async (transaction) => {
    const added = await addAccount(transaction, { email, email_verified: 0, password_hash, display_name: name }, now());
    if (!added) throw new IdentityError('emailExists');
    const login = { account: added, provider: 'password', remembered, caller, isNew: true };
    return beginSession(dependencies, transaction, login);
  });
  return signInAnswer(dependencies, account, session, kind);
});

/**
 * Signs in to an account that this browser made just now with this password: the answer was lost, and the form is sent again. Throws
 * EMAIL_EXISTS for anybody else, and counts a wrong password as at a sign-in.
 */
async function repeated(
  dependencies: Dependencies,
  account: Account,
  { password, remembered, caller }: { password: string; remembered: boolean; caller: Caller },
) {
  const { db, passwords, limits, now } = dependencies;
  const isNew = Math.abs(now() - account.created_at) <= repeatableMs;
  const exists = new IdentityError('emailExists');
  if (!isNew || !(await isKnownBrowser(db, account.id, caller))) throw exists;
  await limits.guess({ email: account.email ?? '', caller, known: 'browser' }, async () => {
    if (!(await passwords.matches(password, account.password_hash, caller.address))) throw exists;
  });
  return logInTo(dependencies, account, { caller, remembered });
}
