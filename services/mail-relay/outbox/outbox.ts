import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import { templates } from '../../../contracts/mails.ts';
import { retention } from '../../../contracts/retention.ts';
import type { Database } from '../../database/database.ts';
import type { MailRoute, Schema } from '../../database/schema.ts';
import { storeFault } from '../../database/store-fault.ts';
import { requeue } from './requeue.ts';
import { groupCommit } from './group-commit.ts';
import { countOutbox } from './outbox-counts.ts';
import type { ClaimedMail, MailFields, NewMail } from './mail.ts';
import { type OutboxClock, outboxClock } from './outbox-clock.ts';
import { longestBackOffMs, type Outcome } from './transitions.ts';
import { visitorOf } from './visitor-mails.ts';

/** How long a claim lasts that nobody renews; a dead process's mails are free again after that. */
export const leaseMs = 20_000;

/** Clocks of several processes may differ by so much. */
const clocksDifferMs = 60_000;

/** How long sent mails are remembered (a repeated key is recognised, visitors see what they sent) and kept-back ones can be looked at. */
const rememberMs = retention.messages;

export type ClaimOptions = {
  /** The route they leave by: those it refused for good are left alone. Without it each keeps its own. */
  by?: MailRoute | undefined;
  /** Keys that are left alone. */
  except?: string[];
};

export type Outbox = ReturnType<typeof createOutbox>;
/** The mails to send, in the database. What it acknowledges is on disk. */
export function createOutbox(database: Database, options: { now: () => number }) {
  const { db, dialect } = database;
  const { now } = options;
  const clock = outboxClock(database, now);
  const enqueue = groupCommit(
    (mails: NewMail[]) => insert(db, mails, now(), clock),
    (error) => storeFault(error).kind !== 'other',
  );

  return {
    /** Stores a mail. `repeated` when its key is already there: nothing is added, and the first one counts. */
    enqueue,

    /** Stores a mail within the caller's transaction: what causes the mail and the mail are stored together or not at all. */
    async enqueueIn(transaction: Transaction<Schema>, mail: NewMail): Promise<void> {
      await insert(transaction, [mail], now(), clock);
    },

    /** Whether a mail of this key has been stored since `since`. */
    async has(key: string, since: number): Promise<boolean> {
      const found = db.selectFrom('outbox').select('key').where('key', '=', key).where('created_at', '>=', since);
      return (await found.executeTakeFirst()) !== undefined;
    },

    /** Takes up to `count` mails that are due on these routes, those of dead processes among them. */
    async claim(routes: MailRoute[], count: number, { by, except = [] }: ClaimOptions = {}): Promise<ClaimedMail[]> {
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
        .returning(['outbox.key', 'template', 'fields', 'route', 'attempts', 'created_at', 'refused_by', 'lease'])
        .execute();
      return rows.map(({ created_at: createdAt, refused_by: refusedBy, fields, lease: claim, ...row }) => ({
        ...row,
        attempts: row.attempts + 1,
        createdAt,
        refusedBy,
        lease: claim ?? '',
        fields: JSON.parse(fields) as MailFields,
      }));
    },

    /** Lets claims last on. One that was lost meanwhile stays with its new holder. */
    async renew(mails: readonly Pick<ClaimedMail, 'key' | 'lease'>[]): Promise<void> {
      const keys = mails.map(({ key }) => key);
      const leases = mails.map((mail) => mail.lease);
      const held = db.updateTable('outbox').where('key', 'in', keys).where('lease', 'in', leases);
      await held.set({ due_at: clock(leaseMs) }).execute();
    },

    /** Says what became of a mail. False when the lease was lost meanwhile: then the new holder decides. */
    async settle(mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
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
        })
        .where('key', '=', mail.key)
        .where('lease', '=', mail.lease)
        .returning('forget')
        .executeTakeFirst();
      if (settled?.forget === 1 && outcome.state === 'sent') await remove(db, mail.key);
      return settled !== undefined;
    },

    /** A route works again: what failed on it need not wait any longer. What the owner's pace holds back still does. */
    async makeDueNow(route: MailRoute): Promise<void> {
      await makeDue(db, clock, (is) =>
        is.and([
          is('state', '!=', 'leased'),
          is('route', '=', route),
          is('due_at', '>', clock()),
          // No back-off is longer, and what is due later is not even looked at.
          is('due_at', '<=', clock(longestBackOffMs)),
          is('attempts', '>', 0),
        ]),
      );
    },

    /** Makes due what a clock that was ahead put off: stored in the future, or due later than any back-off or lease. */
    async correctTimes(): Promise<void> {
      await makeDue(db, clock, (is) =>
        is.and([
          is('due_at', '>', clock(longestBackOffMs + clocksDifferMs)),
          is.or([is('state', '=', 'leased'), is('attempts', '>', 0), is('created_at', '>', clock(clocksDifferMs))]),
        ]),
      );
    },

    counts: () => countOutbox(db),

    /** How many mails the spam checks keep back, and how much they weigh, in characters. */
    async quarantine(): Promise<{ mails: number; characters: number }> {
      return db
        .selectFrom('outbox')
        .select(({ fn }) => [
          fn.countAll<number>().as('mails'),
          fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('characters'),
        ])
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow();
    },

    /** Dead letters start anew on the first route, with fresh patience. Resolves to how many. */
    async revive(): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set(requeue(now(), clock))
        .where('state', '=', 'dead')
        .where('done_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /**
     * Forgets what was sent or kept back a month ago, or is to be forgotten sooner; so too what no route took to a visitor. A
     * message to the owner that is dead stays until somebody has looked.
     */
    async prune(): Promise<void> {
      const settled = db
        .deleteFrom('outbox')
        .where((is) =>
          is.or([
            is('state', 'in', ['sent', 'held']),
            is('done_at', 'is not', null),
            is.and([is('state', '=', 'dead'), is('template', 'not in', Object.keys(templates))]),
          ]),
        );
      await settled.where('created_at', '<', now() - rememberMs).execute();
      await settled.where(sql<SqlBool>`forget = 1`).execute();
    },
  };
}

/** Waiting or leased, in the words of the index `outbox_due`: bound values, or a list it could seek, would keep SQLite from it. */
const isUnderWay = sql<SqlBool>`state not in ('sent', 'dead', 'held')`;

/** So many rows change in one turn of the event loop. */
const rowsAtOnce = 500;

/** Makes due, a part at a time, what is under way and chosen. */
async function makeDue(
  db: Kysely<Schema>,
  clock: OutboxClock,
  chosen: (is: ExpressionBuilder<Schema, 'outbox'>) => Expression<SqlBool>,
): Promise<void> {
  for (;;) {
    const part = db.selectFrom('outbox').select('key').where(isUnderWay).where(chosen).limit(rowsAtOnce);
    const changes = db.updateTable('outbox').set({ due_at: clock() }).where('key', 'in', part);
    const { numUpdatedRows } = await changes.executeTakeFirstOrThrow();
    if (numUpdatedRows < rowsAtOnce) return;
    await setImmediate();
  }
}

async function remove(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('outbox').where('key', '=', key).execute();
}

/** One statement, hence one transaction. Sorted, so that two processes with the same keys cannot wait for one another. */
async function insert(
  db: Kysely<Schema>,
  mails: NewMail[],
  time: number,
  clock: OutboxClock,
): Promise<('stored' | 'repeated')[]> {
  const rows = mails
    .flatMap((mail) => (mail.companion ? [mail, mail.companion] : [mail]))
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
  const stored = await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  const fresh = new Set(stored.map(({ key }) => key));
  return mails.map(({ key }) => (fresh.delete(key) ? 'stored' : 'repeated'));
}
