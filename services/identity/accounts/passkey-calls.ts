import * as v from 'valibot';
import { identityErrors, type SignInAnswer } from '../../../contracts/identity-wire.ts';
import { PasskeyError } from '../../passkeys/passkey-error.ts';
import type { Passkeys } from '../../passkeys/passkeys.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { remember, text } from '../protocol/read-body.ts';
import { type Account, lockAccount, principalOf } from './account-queries.ts';
import { record } from './account-record.ts';
import { beginSession, tellOfSignIn } from './begin-session.ts';
import { inOneCommit } from './in-one-commit.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { requirePassword, requireRecent, signedIn, stillSignedIn } from './signed-in.ts';

/** Bodies of the passkey calls, which are this site's own and no part of the identity protocol. */
export const passkeyBodies = {
  create: v.object({ idToken: text, currentPassword: text }),
  add: v.object({ idToken: text, credential: v.unknown() }),
  remove: v.object({ idToken: text, id: text }),
  request: v.object({}),
  signIn: v.object({ credential: v.unknown(), remember }),
};

/**
 * The options of `navigator.credentials.create()`. The caller needs an ID token and the password or, for an account without one, a
 * recent sign-in, so that a stolen token alone cannot add a passkey.
 */
export async function createPasskey(
  dependencies: Dependencies,
  { idToken, currentPassword }: v.InferOutput<typeof passkeyBodies.create>,
  caller: Caller,
) {
  const { account, session } = await signedIn(dependencies, idToken);
  const passkeys = passkeysOf(dependencies);
  if (account.password_hash === null) requireRecent(session, dependencies.now());
  else await requirePassword(dependencies, account, { typed: currentPassword, proof: session.id, caller });
  const name = account.email ?? account.display_name ?? account.id;
  return { options: await accepted(() => passkeys.registrationOptions(principalOf(account), name)) };
}

/** Adds the passkey that a browser created with the options of `createPasskey`, named after the browser, and notifies the holder. */
export async function addPasskey(
  dependencies: Dependencies,
  { idToken, credential }: v.InferOutput<typeof passkeyBodies.add>,
  caller: Caller,
) {
  const { account, session } = await signedIn(dependencies, idToken);
  const passkeys = passkeysOf(dependencies);
  const made = await accepted(() => passkeys.checkNew(principalOf(account), credential, caller.device ?? ''));
  const notice = noticeOf(dependencies, 'passkey_added', account, made.name);
  return inOneCommit(dependencies, notice, async (transaction, tell) => {
    await stillSignedIn(dependencies, transaction, session);
    const passkey = await accepted(() => passkeys.addIn(transaction, made));
    await record(transaction, { accountId: account.id, kind: 'passkey-added', caller, now: dependencies.now() });
    await tell();
    return { passkey };
  });
}

/** Removes a passkey, ends the other logins that it began, and notifies the holder; an already removed one is no error. */
export async function removePasskey(
  dependencies: Dependencies,
  { idToken, id }: v.InferOutput<typeof passkeyBodies.remove>,
  caller: Caller,
) {
  const { account, session } = await signedIn(dependencies, idToken);
  const passkeys = passkeysOf(dependencies);
  const event = { accountId: account.id, kind: 'passkey-removed', caller, now: dependencies.now() } as const;
  const device = caller.device ?? dependencies.words.unknownDevice;
  await inOneCommit(
    dependencies,
    noticeOf(dependencies, 'passkey_removed', account, device),
    async (transaction, tell) => {
      await stillSignedIn(dependencies, transaction, session);
      if (!(await passkeys.remove(principalOf(account), id, transaction))) return;
      await dependencies.sessions.endOfPasskey(transaction, session, id);
      await record(transaction, event);
      await tell();
    },
  );
  return {};
}

/** The options of `navigator.credentials.get()`. */
export async function requestPasskey(dependencies: Dependencies, _: object, { address }: Caller) {
  const passkeys = passkeysOf(dependencies);
  await dependencies.limits.challenge(address);
  return { options: await passkeys.authenticationOptions() };
}

/** Signs in by a passkey, which also identifies the account. Throws INVALID_PASSKEY or USER_DISABLED. */
export async function signInWithPasskey(
  dependencies: Dependencies,
  { credential, remember: remembered }: v.InferOutput<typeof passkeyBodies.signIn>,
  caller: Caller,
): Promise<SignInAnswer> {
  const { db, limits } = dependencies;
  const passkeys = passkeysOf(dependencies);
  const proof = await limits.code(caller.address, () => accepted(() => passkeys.authenticate(credential, 'account')));
  const begun = await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, proof.principal.replace('account:', ''));
    // The passkey may have been removed while its signature was checked, by its holder or because the address was proved.
    const isKept = account && (await passkeys.isIn(transaction, proof));
    if (!isKept) throw new IdentityError(identityErrors.invalidPasskey);
    const login = { account, provider: 'passkey', passkey: proof.id, remembered, caller };
    return beginSession(dependencies, transaction, login);
  });
  if (begun.isNewDevice) await tellOfSignIn(dependencies, 'new_device', begun.account, caller);
  return signInAnswer(dependencies, begun.account, begun.session, 'VerifyPasskeyResponse');
}

function noticeOf(
  { siteOrigin, prefix, words }: Dependencies,
  template: 'passkey_added' | 'passkey_removed',
  account: Account,
  device: string,
) {
  return { template, account, fields: { device, link: `${siteOrigin}${prefix}${words.accountPath}` } };
}

function passkeysOf({ passkeys }: Dependencies): Passkeys {
  if (!passkeys) throw new IdentityError(identityErrors.operationNotAllowed);
  return passkeys;
}

/** Runs `work`, turning a PasskeyError into INVALID_PASSKEY. */
async function accepted<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasskeyError) throw new IdentityError(identityErrors.invalidPasskey);
    throw error;
  }
}
