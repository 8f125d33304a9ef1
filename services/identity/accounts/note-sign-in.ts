import type { Transaction } from 'kysely';
import { accountPath, unknownDevice } from '../../../content/pages/account.ts';
import type { Schema } from '../../database/schema.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import type { Caller, Parts } from '../parts.ts';
import { record } from './account-record.ts';
import { inOneCommit } from './change-and-tell.ts';
import type { Account } from './sign-in-answer.ts';

type SignedInBy = { account: Account; caller: Caller; provider: string; isNew?: boolean };

/** Notes a sign-in for its holder, and the browser it came from. True when the account did not know that browser. */
export async function noteSignIn(
  { now }: Pick<Parts, 'now'>,
  transaction: Transaction<Schema>,
  { account, caller, provider, isNew = false }: SignedInBy,
): Promise<boolean> {
  const event = { accountId: account.id, caller, now: now() };
  await record(transaction, { ...event, kind: isNew ? 'signed-up' : 'signed-in', provider });
  const isNewDevice = await rememberDevice(transaction, event);
  return isNewDevice && !isNew;
}

/** Tells the holder by mail of a sign-in from a browser the account did not know. The sign-in stands, whatever becomes of the mail. */
export async function tellOfNewDevice(parts: Parts, account: Account, { device, network }: Caller): Promise<void> {
  const fields = { device: device ?? unknownDevice, network, link: `${parts.siteOrigin}${accountPath}` };
  try {
    await inOneCommit(parts, { template: 'new_device', account, fields }, (_, tell) => tell());
  } catch (error) {
    parts.log.error({ err: error }, 'the mail about a new device could not be stored');
  }
}
