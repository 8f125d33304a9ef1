import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { InboxWords } from '../../../contracts/inbox-words.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { templates } from '../../../contracts/mails.ts';
import type { Database } from '../../database/database.ts';
import type { Chosen } from '../../database/delete-in-parts.ts';
import type { Schema, Store } from '../../database/schema.ts';
import { outboxClock } from '../outbox/outbox-clock.ts';
import { asEntry, type InboxEntry, receivedColumn, receivedOf } from './inbox-entry.ts';

/** The states in which nothing more happens to a mail by itself. */
const finished = ['sent', 'dead', 'held'] as const;

/** Messages per part of an export; at 50 kB each, about a megabyte. */
const partLength = 20;

/** Thrown when a mail cannot be shown or changed, with a message for the owner: 404 for an unknown mail, 409 when its state forbids it. */
export class InboxError extends Error {
  override readonly name = 'InboxError';
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

export type Inbox = ReturnType<typeof createInbox>;

/** Reads and changes the mails of the outbox on the owner's behalf. */
export function createInbox(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { now, refusals }: { now: () => number; refusals: InboxWords['refusals'] },
) {
  const clock = outboxClock({ dialect }, now);

  /** The change that requeues a mail: it starts again on the first route, with `received_at` keeping its first time. */
  const toStart = (value: ExpressionBuilder<Schema, 'outbox'>) => ({
    state: 'waiting' as const,
    route: 'primary' as const,
    attempts: 0,
    due_at: clock(),
    created_at: now(),
    received_at: value.fn.coalesce('received_at', 'created_at'),
    refused_by: null,
    finished_at: null,
    done_at: null,
  });

  /** The mail whose key starts with `id`. Throws InboxError when there is none or more than one. */
  async function rowOf(store: Store, id: string) {
    // SQLite would read every mail, 180 ms with 40,000, if it could not search its index; `{` comes after the letters of a key.
    const isInRange = sql<SqlBool>`key >= ${id} and key < ${`${id}{`}`;
    const begins = dialect === 'sqlite' ? isInRange : sql<SqlBool>`starts_with(key, ${id})`;
    const isId = /^[\w-]{4,100}$/.test(id);
    const found = isId ? await store.selectFrom('outbox').selectAll().where(begins).limit(2).execute() : [];
    const [only] = found;
    if (only && found.length === 1) return only;
    throw new InboxError(404, interpolate(found.length > 1 ? refusals.several : refusals.none, { id }));
  }

  /** Changes a mail that is finished, in a statement that `act` makes of its condition; it returns its rows. Throws InboxError (409) before. */
  async function onFinished(id: string, refusal: string, act: (mail: Chosen) => Promise<unknown[]>): Promise<void> {
    const { key } = await rowOf(db, id);
    const changed = await act((is) => is.and([is('key', '=', key), is('state', 'in', finished)]));
    if (changed.length > 0) return;
    await rowOf(db, id);
    throw new InboxError(409, refusal);
  }

  return {
    /** All messages and bookings, newest first, in parts, since they may be too many for memory. */
    async written(): Promise<AsyncIterable<InboxEntry[]>> {
      const inOrder = db
        .selectFrom('outbox')
        .where('template', 'in', Object.keys(templates))
        .orderBy(receivedColumn, 'desc')
        .orderBy('key');
      const keys = (await inOrder.select('key').execute()).map(({ key }) => key);
      return (async function* () {
        for (let from = 0; from < keys.length; from += partLength) {
          const part = inOrder.where('key', 'in', keys.slice(from, from + partLength));
          yield (await part.selectAll().execute()).map(asEntry);
        }
      })();
    },

    async show(id: string): Promise<InboxEntry> {
      return asEntry(await rowOf(db, id));
    },

    /** The source of a mail with all its fields, links and codes included. The caller checks whether it may be shown. */
    async mail(id: string) {
      const row = await rowOf(db, id);
      const { key, template, created_at: createdAt } = row;
      const fields = JSON.parse(row.fields) as Record<string, string>;
      return { key, template, fields, createdAt, storedAt: receivedOf(row) };
    },

    /**
     * Requeues a dead or quarantined mail, and makes a waiting one due now. Throws InboxError (409) for a mail that is being delivered
     * or has been. State is checked and changed in one statement, so that no delivery comes in between.
     */
    async retry(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { key } = await rowOf(transaction, id);
        const mail = transaction.updateTable('outbox').where('key', '=', key);
        const requeued = await mail.set(toStart).where('state', 'in', ['dead', 'held']).executeTakeFirst();
        if (requeued.numUpdatedRows > 0n) return;
        const hurried = await mail.set({ due_at: clock() }).where('state', '=', 'waiting').executeTakeFirst();
        if (hurried.numUpdatedRows > 0n) return;
        const { state } = await rowOf(transaction, id);
        throw new InboxError(409, state === 'leased' ? refusals.sending : refusals.delivered);
      });
    },

    /** Requeues all dead letters to the owner that are not marked done. */
    async retryFailed(): Promise<void> {
      await db
        .updateTable('outbox')
        .set(toStart)
        .where('state', '=', 'dead')
        .where('template', 'in', Object.keys(templates))
        .where('done_at', 'is', null)
        .execute();
    },

    /** Marks a mail done; a dead letter then no longer raises an alert. Throws InboxError (409) before it is finished. */
    markDone: (id: string) =>
      onFinished(id, refusals.unfinished, (mail) =>
        db.updateTable('outbox').set({ done_at: now() }).where(mail).returning('key').execute(),
      ),

    /** Deletes a mail for good. Throws InboxError (409) before it is finished, since it was acknowledged. */
    delete: (id: string) =>
      onFinished(id, refusals.undelivered, (mail) => db.deleteFrom('outbox').where(mail).returning('key').execute()),

    /** Undoes `markDone`; the mail has its previous state again. */
    async reopen(id: string): Promise<void> {
      const { key } = await rowOf(db, id);
      await db.updateTable('outbox').set({ done_at: null }).where('key', '=', key).execute();
    },
  };
}
