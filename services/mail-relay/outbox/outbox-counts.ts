import { accountMails, templates, visitorMails } from '../../../contracts/mails.ts';
import type { OutboxState, Store } from '../../database/schema.ts';

const toOwner = Object.keys(templates);
const toVisitors = [...Object.keys(visitorMails), ...Object.keys(accountMails)];
const toAnybody = [...toOwner, ...toVisitors];
const underWay = ['waiting', 'leased'] as const;
/** The highest count, so that counting stays fast when the outbox is full. */
const countedAtMost = 20_000;

/**
 * Counts the mails that the owner has not marked done, up to `countedAtMost` of each, reading only a bounded part of an index. The
 * oldest are told by when they were stored.
 */
export async function countOutbox(db: Store) {
  const open = (states: readonly OutboxState[], among: readonly string[]) =>
    db.selectFrom('outbox').where('state', 'in', states).where('done_at', 'is', null).where('template', 'in', among);

  async function count(states: readonly OutboxState[], among: readonly string[]): Promise<number> {
    const some = open(states, among).select('template').limit(countedAtMost).as('some');
    const counted = db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('mails'));
    return (await counted.executeTakeFirstOrThrow()).mails;
  }

  async function oldest(states: readonly OutboxState[], among: readonly string[]): Promise<number | undefined> {
    const first = open(states, among).select(({ fn }) => fn.min('created_at').as('time'));
    return (await first.executeTakeFirst())?.time ?? undefined;
  }

  return {
    waiting: await count(underWay, toAnybody),
    /** Dead letters to the owner: mails no route takes. A person has to look. */
    dead: await count(['dead'], toOwner),
    /** Dead letters to visitors, such as a newsletter to an address that does not exist: no alarm, since anybody can cause them. */
    deadToVisitors: await count(['dead'], toVisitors),
    /** Kept back by the spam checks. */
    quarantined: await count(['held'], toAnybody),
    /** The oldest waiting mail to the owner. */
    oldestWaiting: await oldest(underWay, toOwner),
    oldestQuarantined: await oldest(['held'], toAnybody),
  };
}
