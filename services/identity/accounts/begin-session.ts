import type { Transaction } from '../../database/schema.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Beginning } from '../tokens/sessions.ts';
import { record } from './account-record.ts';
import { accountLink, inOneCommit } from './in-one-commit.ts';
import type { Account } from './account-queries.ts';

type Login = Omit<Beginning, 'accountId'> & { account: Account; isNew?: boolean };

/**
 * Begins a session of a locked account, and records the sign-in and its browser. `isNewDevice`: the browser is new to an account that
 * was there before. Throws USER_DISABLED.
 */
export async function beginSession(
  { sessions, now }: Dependencies,
  transaction: Transaction,
  { account, isNew = false, ...login }: Login,
) {
  // Checked here, so that only callers who have proved who they are learn that the account is disabled.
  if (account.disabled === 1) throw new IdentityError('userDisabled');
  const event = { accountId: account.id, caller: login.caller, now: now() };
  await transaction.updateTable('accounts').set({ last_login_at: now() }).where('id', '=', account.id).execute();
  const session = await sessions.begin(transaction, { ...login, accountId: account.id });
  await record(transaction, { ...event, kind: isNew ? 'signed-up' : 'signed-in', provider: login.provider });
  const isNewDevice = await rememberDevice(transaction, event);
  return { account, session, isNewDevice: isNewDevice && !isNew };
}

/**
 * Notifies the holder by mail of a sign-in from a new browser, or of one that ended the ways to sign in of before. Never rejects: a
 * failed mail must not fail the sign-in.
 */
export async function tellOfSignIn(
  dependencies: Dependencies,
  template: 'new_device' | 'logins_ended',
  account: Account,
  { device, network }: Caller,
): Promise<void> {
  const fields = { device: device ?? dependencies.words.unknownDevice, network, link: accountLink(dependencies) };
  try {
    await inOneCommit(dependencies, { template, account, fields }, (_, tell) => tell());
  } catch (error) {
    dependencies.log.error({ err: error }, 'the mail about a sign-in could not be stored');
  }
}
