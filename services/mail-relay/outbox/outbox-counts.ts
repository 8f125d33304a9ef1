import type { Kysely } from 'kysely';
import { accountMails, templates, visitorMails } from '../../../contracts/mails.ts';
import type { OutboxState, Schema } from '../../database/schema.ts';

/** Counts of mails that the owner has not marked done. Counting stops at `countedAtMost`. */
export type OutboxCounts = {
  waiting: number;
  /** Dead letters to the owner. */
  dead: number;
  /** Dead letters to visitors: anybody can cause one by typing an address that does not exist. */
  deadToVisitors: number;
  quarantined: number;
  /** When the oldest waiting mail to the owner was stored. */
  oldestWaiting: number | undefined;
  /** When the oldest quarantined mail was stored. */
  oldestQuarantined: number | undefined;
};

const toOwner = Object.keys(templates);
const toVisitors = [...Object.keys(visitorMails), ...Object.keys(accountMails)];
const toAnybody = [...toOwner, ...toVisitors];
/** The highest count, so that counting stays fast when the outbox is full. */
const countedAtMost = 20_000;

/** Counts the outbox, reading only a bounded part of an index. */
export async function countOutbox(db: Kysely<Schema>): Promise<OutboxCounts> {
  const open = (state: OutboxState, among: readonly string[]) =>
    db.selectFrom('outbox').where('state', '=', state).where('done_at', 'is', null).where('template', 'in', among);

  async function count(state: OutboxState, among: readonly string[]): Promise<number> {
    const some = open(state, among).select('template').limit(countedAtMost).as('some');
    const counted = db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('mails'));
    return (await counted.executeTakeFirstOrThrow()).mails;
  }

  async function oldest(state: OutboxState, among: readonly string[]): Promise<number | undefined> {
    const first = open(state, among).select(({ fn }) => fn.min('created_at').as('time'));
    return (await first.executeTakeFirst())?.time ?? undefined;
  }

  return {
    waiting: (await count('waiting', toAnybody)) + (await count('leased', toAnybody)),
    dead: await count('dead', toOwner),
    deadToVisitors: await count('dead', toVisitors),
    quarantined: await count('held', toAnybody),
    oldestWaiting: earlier(await oldest('waiting', toOwner), await oldest('leased', toOwner)),
    oldestQuarantined: await oldest('held', toAnybody),
  };
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
