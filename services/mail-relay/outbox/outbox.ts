import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import { isTemplateId, templates } from '../../../contracts/mails.ts';
import { retention } from '../../../contracts/retention.ts';
import type { Database } from '../../database/database.ts';
import { type Chosen, deleteInParts } from '../../database/delete-in-parts.ts';
import type { MailRoute, Store, Transaction } from '../../database/schema.ts';
import { storeFault } from '../../database/store-fault.ts';
import { groupCommit } from './group-commit.ts';
import { countOutbox } from './outbox-counts.ts';
import type { ClaimedMail, MailFields, NewMail } from './mail.ts';
import { type OutboxClock, outboxClock } from './outbox-clock.ts';
import { longestBackOffMs, longestRetryMs, type Outcome } from './transitions.ts';
import { visitorOf } from './visitor-mails.ts';

/** How long an unrenewed claim lasts; after that the mails of a dead process can be claimed again. */
export const leaseMs = 20_000;

/** The tolerated difference between the clocks of several processes. */
const clocksDifferMs = 60_000;

type OutboxOptions = {
  now: () => number;
  /** Whether delivered mails of the site's own are shown in the inbox, where there is no mail server; else their links and codes are deleted. */
  isKept?: boolean;
};

export type Outbox = ReturnType<typeof createOutbox>;
/** The outbox: mails to deliver, in the database. A mail is on disk before its storing is acknowledged. */
export function createOutbox(database: Database, { now, isKept = true }: OutboxOptions) {
  const { db, dialect } = database;
  const clock = outboxClock(database, now);
  const enqueue = groupCommit(
    (mails: NewMail[]) => db.transaction().execute((transaction) => insert(transaction, mails, now(), clock)),
    (error) => storeFault(error).kind !== 'other',
  );

  return {
    /** Stores a mail. `repeated` when its key is already there; the first mail of a key counts. */
    enqueue,

    /** Stores a mail within the caller's transaction, together with the change that causes it. */
    async enqueueIn(transaction: Transaction, mail: NewMail): Promise<void> {
      await insert(transaction, [mail], now(), clock);
    },

    /** Whether a mail of this key has been stored since `since`. */
    async has(key: string, since: number): Promise<boolean> {
      const found = db.selectFrom('outbox').select('key').where('key', '=', key).where('created_at', '>=', since);
      return (await found.executeTakeFirst()) !== undefined;
    },

    /**
     * Claims up to `count` due mails of these routes but those of the keys `except`, including those of dead processes. With the route
     * `by` they are delivered by that one, without those that it refused permanently; else each keeps its own.
     */
    async claim(routes: MailRoute[], count: number, except: string[] = [], by?: MailRoute): Promise<ClaimedMail[]> {
      const rows = await db
        .with('due', (with_) => {
          let due = with_
            .selectFrom('outbox')
            .select('key')
            .where(isUnderWay)
            .where('due_at', '<=', clock())
            .where('route', 'in', routes)
            .orderBy('due_at')
            .limit(count);
          if (except.length > 0) due = due.where('key', 'not in', except);
          if (by) due = due.where((is) => is.or([is('refused_by', 'is', null), is('refused_by', '!=', by)]));
          return dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('outbox')
        .from('due')
        .whereRef('outbox.key', '=', 'due.key')
        .set({ state: 'leased', lease: randomUUID(), due_at: clock(leaseMs), ...(by && { route: by }) })
        .returning(['outbox.key', 'template', 'fields', 'route', 'attempts', 'lease'])
        .returning(['created_at as createdAt', 'refused_by as refusedBy'])
        .returning(({ fn }) => fn.coalesce('received_at', 'created_at').as('storedAt'))
        .execute();
      return rows.map(({ fields, attempts, lease, ...row }) => ({
        ...row,
        attempts: attempts + 1,
        lease: lease ?? '',
        fields: JSON.parse(fields) as MailFields,
      }));
    },

    /** Renews the leases of claimed mails. A mail that another process has claimed meanwhile stays with it. */
    async renew(mails: readonly Pick<ClaimedMail, 'key' | 'lease'>[]): Promise<void> {
      const keys = mails.map(({ key }) => key);
      const leases = mails.map((mail) => mail.lease);
      const held = db.updateTable('outbox').where('key', 'in', keys).where('lease', 'in', leases);
      await held.set({ due_at: clock(leaseMs) }).execute();
    },

    /** Stores the outcome of a delivery. False, with nothing stored, when another process has claimed the mail meanwhile. */
    async settle(mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
      const isSpent = outcome.state === 'sent' && !isKept && !isTemplateId(mail.template);
      const settled = await db
        .updateTable('outbox')
        .set({
          state: outcome.state,
          route: outcome.route,
          attempts: mail.attempts,
          due_at: clock(outcome.waitMs),
          failure: outcome.failure,
          refused_by: outcome.refusedBy,
          finished_at: outcome.finishedAt,
          lease: null,
          ...(isSpent && { fields: JSON.stringify(withoutSecrets(mail.fields)) }),
        })
        .where('key', '=', mail.key)
        .where('lease', '=', mail.lease)
        .returning('forget')
        .executeTakeFirst();
      if (settled?.forget === 1 && outcome.state === 'sent')
        await db.deleteFrom('outbox').where('key', '=', mail.key).execute();
      return settled !== undefined;
    },

    /**
     * Makes the failed mails of a route due, once it works again. Those on which its server hung up keep their longer pauses, since it
     * may have them. Mails delayed by the owner's pace stay so.
     */
    async makeDueNow(route: MailRoute): Promise<void> {
      await makeDue(db, clock, (is) =>
        is.and([
          is('state', '!=', 'leased'),
          is('route', '=', route),
          is('due_at', '>', clock()),
          // No back-off is longer; the bound lets the index skip mails that are due later.
          is('due_at', '<=', clock(longestBackOffMs)),
          is.or([is('due_at', '<=', clock(longestRetryMs.route)), is('failure', 'like', '% 4%')]),
          is('attempts', '>', 0),
        ]),
      );
    },

    /** Makes mails due that a wrong clock delayed: stored in the future, or due later than any back-off or lease. */
    async correctTimes(): Promise<void> {
      await makeDue(db, clock, (is) =>
        is.and([
          is('due_at', '>', clock(longestBackOffMs + clocksDifferMs)),
          is.or([is('state', '=', 'leased'), is('attempts', '>', 0), is('created_at', '>', clock(clocksDifferMs))]),
        ]),
      );
    },

    counts: () => countOutbox(db),

    /**
     * Deletes mails a month after they were stored: sent ones, which until then recognise repeated keys and show visitors what they
     * sent, quarantined or done ones, and dead letters to visitors; those marked to be forgotten at once. Dead letters to the owner
     * stay until they are marked done.
     */
    async prune(time: number): Promise<void> {
      const before = time - retention.messages;
      const isSettled: Chosen = (is) =>
        is.or([
          is('state', 'in', ['sent', 'held']),
          is('done_at', 'is not', null),
          is.and([is('state', '=', 'dead'), is('template', 'not in', Object.keys(templates))]),
        ]);
      await deleteInParts(db, 'outbox', (is) => is.and([isSettled(is), is('created_at', '<', before)]));
      await deleteInParts(db, 'outbox', (is) => is.and([isSettled(is), sql<SqlBool>`forget = 1`]));
    },
  };
}

/** Waiting or leased. Written exactly as in the partial index `outbox_due`, or SQLite would not use the index. */
const isUnderWay = sql<SqlBool>`state not in ('sent', 'dead', 'held')`;

/** The fields of a mail of the site's own but for those that open something. */
function withoutSecrets({ link: _link, code: _code, token: _token, ...fields }: MailFields): MailFields {
  return fields;
}

/** The most rows changed in one turn of the event loop. */
const rowsAtOnce = 500;

/**
 * Makes the chosen waiting and leased mails due, in parts, and lets the process serve others meanwhile. The condition stands in the
 * change as well: PostgreSQL looks at that one again for a mail that another process has claimed while it waited for its lock.
 */
async function makeDue(db: Store, clock: OutboxClock, chosen: Chosen): Promise<void> {
  const part = db.selectFrom('outbox').select('key').where(isUnderWay).where(chosen).limit(rowsAtOnce);
  const hurried = db.updateTable('outbox').set({ due_at: clock() }).where('key', 'in', part);
  const change = hurried.where(isUnderWay).where(chosen);
  while ((await change.executeTakeFirstOrThrow()).numUpdatedRows >= rowsAtOnce) await setImmediate();
}

/** Inserts mails, then the companions of those that are new. They are sorted by key, so that two processes cannot deadlock. */
async function insert(
  transaction: Transaction,
  mails: NewMail[],
  time: number,
  clock: OutboxClock,
): Promise<('stored' | 'repeated')[]> {
  const rows = mails
    .map((mail) => ({ ...mail, typed: JSON.stringify(mail.fields) }))
    .map(({ key, template, fields, typed, quarantined, waitMs = 0 }) => ({
      key,
      template,
      fields: typed,
      size: typed.length,
      state: quarantined ? ('held' as const) : ('waiting' as const),
      route: 'primary' as const,
      created_at: time,
      due_at: clock(waitMs),
      visitor: visitorOf(fields),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const stored = await transaction
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  const fresh = new Set(stored.map(({ key }) => key));
  const results = mails.map(({ key }) => (fresh.delete(key) ? 'stored' : 'repeated'));
  const companions = mails.flatMap(({ companion }, index) =>
    companion && results[index] === 'stored' ? [companion] : [],
  );
  if (companions.length > 0) await insert(transaction, companions, time, clock);
  return results;
}
