import type { Transaction } from '../../database/schema.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { record } from './account-record.ts';
import { inOneCommit } from './in-one-commit.ts';
import type { Account } from './account-queries.ts';

type SignedInBy = { account: Account; caller: Caller; provider: string; isNew?: boolean };

/** Records a sign-in and its browser. Resolves to whether the browser is new to an existing account. */
export async function noteSignIn(
  { now }: Pick<Dependencies, 'now'>,
  transaction: Transaction,
  { account, caller, provider, isNew = false }: SignedInBy,
): Promise<boolean> {
  const event = { accountId: account.id, caller, now: now() };
  await record(transaction, { ...event, kind: isNew ? 'signed-up' : 'signed-in', provider });
  const isNewDevice = await rememberDevice(transaction, event);
  return isNewDevice && !isNew;
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
  const { siteOrigin, prefix, words } = dependencies;
  const link = `${siteOrigin}${prefix}${words.accountPath}`;
  const fields = { device: device ?? words.unknownDevice, network, link };
  try {
    await inOneCommit(dependencies, { template, account, fields }, (_, tell) => tell());
  } catch (error) {
    dependencies.log.error({ err: error }, 'the mail about a sign-in could not be stored');
  }
}
