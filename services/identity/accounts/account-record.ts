import { randomUUID } from 'node:crypto';
import { type AccountEvent, type AccountEventKind, accountRecord } from '../../../contracts/account-activity.ts';
import type { Store, Transaction } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';

type Happened = { accountId: string; kind: AccountEventKind; caller: Caller; now: number; provider?: string };

/** Records an account event, for its holder to see, in the transaction of the change. */
export async function record(
  transaction: Transaction,
  { accountId, kind, caller: { device, network }, now, provider }: Happened,
): Promise<void> {
  await transaction
    .insertInto('account_events')
    .values({ id: randomUUID(), account_id: accountId, at: now, kind, device, network, provider: provider ?? null })
    .execute();
}

/** The latest events of an account, newest first. */
export function eventsOf(db: Store, accountId: string): Promise<AccountEvent[]> {
  return db
    .selectFrom('account_events')
    .select(['kind', 'at', 'device', 'network', 'provider'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(accountRecord.events)
    .execute();
}
