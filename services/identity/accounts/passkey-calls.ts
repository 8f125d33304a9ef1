import * as v from 'valibot';
import { PasskeyError } from '../../passkeys/passkey-error.ts';
import type { Passkeys } from '../../passkeys/passkeys.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, remember, text } from '../protocol/call.ts';
import { lockAccount, principalOf } from './account-queries.ts';
import { record } from './account-record.ts';
import { beginSession, tellOfSignIn } from './begin-session.ts';
import { accountLink, inOneCommit } from './in-one-commit.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { requirePassword, requireRecent, signedIn, stillSignedIn } from './signed-in.ts';

/* These calls are this site's own, and no part of the identity protocol. */

/**
 * The options of `navigator.credentials.create()`. The caller needs an ID token and the password or, for an account without one, a
 * recent sign-in, so that a stolen token alone cannot add a passkey.
 */
export const createPasskey = call({ idToken: text, currentPassword: text }, async (dependencies, body, caller) => {
  const { account, session } = await signedIn(dependencies, body.idToken);
  const passkeys = passkeysOf(dependencies);
  if (account.password_hash === null) requireRecent(session, dependencies.now());
  else await requirePassword(dependencies, account, { typed: body.currentPassword, proof: session.id, caller });
  const name = account.email ?? account.display_name ?? account.id;
  return { options: await passkeys.registrationOptions(principalOf(account), name).catch(refuse) };
});

/** Adds the passkey that a browser created with the options of `createPasskey`, named after the browser, and notifies the holder. */
export const addPasskey = call({ idToken: text, credential: v.unknown() }, async (dependencies, body, caller) => {
  const { account, session } = await signedIn(dependencies, body.idToken);
  const passkeys = passkeysOf(dependencies);
  const made = await passkeys.checkNew(principalOf(account), body.credential, caller.device ?? '').catch(refuse);
  const fields = { device: made.name, link: accountLink(dependencies) };
  return inOneCommit(dependencies, { template: 'passkey_added', account, fields }, async (transaction, tell) => {
    await stillSignedIn(dependencies, transaction, session);
    const passkey = await passkeys.addIn(transaction, made).catch(refuse);
    await record(transaction, { accountId: account.id, kind: 'passkey-added', caller, now: dependencies.now() });
    await tell();
    return { passkey };
  });
});

/** Removes a passkey, ends the other logins that it began, and notifies the holder; an already removed one is no error. */
export const removePasskey = call({ idToken: text, id: text }, async (dependencies, { idToken, id }, caller) => {
  const { account, session } = await signedIn(dependencies, idToken);
  const passkeys = passkeysOf(dependencies);
  const fields = { device: caller.device ?? dependencies.words.unknownDevice, link: accountLink(dependencies) };
  await inOneCommit(dependencies, { template: 'passkey_removed', account, fields }, async (transaction, tell) => {
    await stillSignedIn(dependencies, transaction, session);
    if (!(await passkeys.remove(principalOf(account), id, transaction))) return;
    await dependencies.sessions.endOfPasskey(transaction, session, id);
    await record(transaction, { accountId: account.id, kind: 'passkey-removed', caller, now: dependencies.now() });
    await tell();
  });
  return {};
});

/** The options of `navigator.credentials.get()`. */
export const requestPasskey = call({}, async (dependencies, _, { address }) => {
  const passkeys = passkeysOf(dependencies);
  await dependencies.limits.challenge(address);
  return { options: await passkeys.authenticationOptions() };
});

/** Signs in by a passkey, which also identifies the account. Throws INVALID_PASSKEY or USER_DISABLED. */
export const signInWithPasskey = call({ credential: v.unknown(), remember }, async (dependencies, body, caller) => {
  const { db, limits } = dependencies;
  const passkeys = passkeysOf(dependencies);
  const authenticate = () => passkeys.authenticate(body.credential, 'account').catch(refuse);
  const proof = await limits.code(caller.address, authenticate);
  const { account, session, isNewDevice } = await db.transaction().execute(async (transaction) => {
    const known = await lockAccount(transaction, proof.principal.replace('account:', ''));
    // The passkey may have been removed while its signature was checked, by its holder or because the address was proved.
    const isKept = known && (await passkeys.isIn(transaction, proof));
    if (!isKept) throw new IdentityError('invalidPasskey');
    const login = { account: known, provider: 'passkey', passkey: proof.id, remembered: body.remember, caller };
    return beginSession(dependencies, transaction, login);
  });
  if (isNewDevice) await tellOfSignIn(dependencies, 'new_device', account, caller);
  return signInAnswer(dependencies, account, session, 'VerifyPasskeyResponse');
});

function passkeysOf({ passkeys }: Dependencies): Passkeys {
  if (!passkeys) throw new IdentityError('operationNotAllowed');
  return passkeys;
}

function refuse(error: unknown): never {
  throw error instanceof PasskeyError ? new IdentityError('invalidPasskey') : error;
}
