import * as v from 'valibot';
import { type IdpAnswer, isProviderId, type ProviderId } from '../../../contracts/identity-wire.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, remember, text } from '../protocol/call.ts';
import { takeCredential } from '../social/social-credentials.ts';
import { accountOfPerson } from './account-of-person.ts';
import { type Account, providersOf } from './account-queries.ts';
import { beginSession, tellOfSignIn } from './begin-session.ts';
import { signInAnswer } from './sign-in-answer.ts';

const fields = {
  /** A URL-encoded form: `providerId`, and the popup's credential as `id_token` or `access_token`. */
  postBody: text,
  idToken: text,
  autoCreate: v.nullish(v.boolean(), true),
  remember,
};

/** Signs in with the credential of a popup, which is used up unless the sign-in fails. */
export const signInWithIdp = call(fields, async (dependencies, body, caller): Promise<IdpAnswer> => {
  const { postBody, idToken, autoCreate, remember: remembered } = body;
  const { db, limits, now } = dependencies;
  const form = new URLSearchParams(postBody);
  const provider = form.get('providerId') ?? '';
  // Linking to a signed-in account (`idToken`) is not supported; providers are linked by a common, verified address.
  if (!isProviderId(provider) || dependencies.providers[provider] === 'off' || idToken !== '') {
    throw new IdentityError('operationNotAllowed');
  }
  const credential = form.get('id_token') ?? form.get('access_token') ?? '';
  const signIn = () =>
    db.transaction().execute(async (transaction) => {
      const person = await takeCredential(transaction, { provider, credential, now: now() });
      if (!person) throw new IdentityError('invalidIdpResponse');
      const found = await accountOfPerson(dependencies, transaction, { provider, person, autoCreate, caller });
      if ('taken' in found) return { person, taken: found.taken };
      const { account, isNew } = found;
      const login = await beginSession(dependencies, transaction, { account, provider, remembered, caller, isNew });
      return { person, ...found, ...login };
    });
  const outcome = await limits.code(caller.address, signIn);
  if ('taken' in outcome) return needConfirmation(dependencies, outcome.taken, provider);
  const { account, isNew, session } = outcome;
  if (outcome.hasEndedWays) await tellOfSignIn(dependencies, 'logins_ended', account, caller);
  else if (outcome.isNewDevice) await tellOfSignIn(dependencies, 'new_device', account, caller);
  const { subject, email, emailVerified, displayName } = outcome.person;
  return {
    ...(await signInAnswer(dependencies, account, session, 'VerifyAssertionResponse')),
    providerId: provider,
    isNewUser: isNew,
    emailVerified: account.email_verified === 1,
    rawUserInfo: JSON.stringify({ id: subject, email, verified_email: emailVerified, name: displayName }),
  };
});

async function needConfirmation(
  dependencies: Dependencies,
  account: Account,
  provider: ProviderId,
): Promise<IdpAnswer> {
  const providers = (await providersOf(dependencies.db, account.id)).map((row) => row.provider);
  const password = account.password_hash === null ? [] : ['password'];
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    needConfirmation: true,
    email: account.email ?? '',
    providerId: provider,
    verifiedProvider: dependencies.hideAccountExistence ? [] : [...password, ...new Set(providers)],
  };
}
