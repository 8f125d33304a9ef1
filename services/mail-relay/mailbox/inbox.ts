import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import { clockAhead } from '../../../contracts/call-time.ts';
import type { InboxWords } from '../../../contracts/inbox-words.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { outboxClock } from '../outbox/outbox-clock.ts';
import { requeue } from '../outbox/requeue.ts';
import { asEntry, type InboxEntry, type InboxState, stateColumn } from './inbox-entry.ts';
import { InboxError } from './inbox-error.ts';
import { type MailKind, mailKind, writtenTemplates } from './mail-kind.ts';

export type InboxFilter = {
  /** `written` is what visitors wrote: messages and bookings. */
  kind?: MailKind | 'written' | undefined;
  state?: InboxState | undefined;
  /** A text to find in the typed fields or the address. */
  text?: string | undefined;
};

/** Messages per part of an export; at 50 kB each, about a megabyte. */
const partLength = 20;

/** What follows in a searched text is left out: PostgreSQL refuses patterns that are very long. */
const mostSearched = 1000;

const dayMs = 24 * 60 * 60_000;

export type InboxCount = { kind: MailKind; state: InboxState; mails: number };

export type Inbox = ReturnType<typeof createInbox>;

/** Reads and changes the mails of the outbox on the owner's behalf. */
export function createInbox(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { now, refusals }: { now: () => number; refusals: InboxWords['refusals'] },
) {
  const received = sql<number>`coalesce(received_at, created_at)`;
  const clock = outboxClock({ dialect }, now);

  /** The key of the mail whose key starts with `id`. Throws InboxError when there is none or more than one. */
  async function keyOf(store: Kysely<Schema>, id: string): Promise<string> {
    const begins = sql<SqlBool>`substr(key, 1, ${sql.lit(id.length)}) = ${id}`;
    const isId = /^[\w-]{4,100}$/.test(id);
    const found = isId ? await store.selectFrom('outbox').select('key').where(begins).limit(2).execute() : [];
    const [only] = found;
    if (only && found.length === 1) return only.key;
    throw new InboxError(404, interpolate(found.length > 1 ? refusals.several : refusals.none, { id }));
  }

  const rowOf = async (store: Kysely<Schema>, id: string) =>
    store
      .selectFrom('outbox')
      .selectAll()
      .where('key', '=', await keyOf(store, id))
      .executeTakeFirstOrThrow();

  function containing(text: string): Expression<SqlBool> {
    const part = text.slice(0, mostSearched).toWellFormed();
    const values = dialect === 'postgres' ? sql`json_each_text(outbox.fields::json)` : sql`json_each(outbox.fields)`;
    const has =
      dialect === 'postgres'
        ? sql`field.value ~ ${inEitherCase(part)}`
        : sql`instr(lower_case(field.value), ${part.toLowerCase()}) > 0`;
    // Of the site's own mails only the address is searched; otherwise a link could be guessed letter by letter.
    return sql`exists (select 1 from ${values} as field where ${has}
      and (outbox.template in (${sql.join(writtenTemplates)}) or field.key = 'email'))`;
  }

  function chosen({ kind, state, text }: InboxFilter) {
    let query = db.selectFrom('outbox');
    if (kind === 'other') query = query.where('template', 'not in', writtenTemplates);
    else if (kind) {
      const ofKind = writtenTemplates.filter((template) => kind === 'written' || mailKind(template) === kind);
      query = query.where('template', 'in', ofKind);
    }
    if (state) query = query.where(stateColumn, '=', state);
    return text ? query.where(containing(text)) : query;
  }

  return {
    /** Newest first. */
    async list(filter: InboxFilter = {}, page: { from: number; count: number } = { from: 0, count: 1e6 }) {
      const rows = await chosen(filter)
        .selectAll()
        .orderBy(received, 'desc')
        .orderBy('key')
        .limit(page.count)
        .offset(page.from)
        .execute();
      return rows.map(asEntry);
    },

    /** All messages and bookings, newest first, in parts, since they may be too many for memory. */
    async written(): Promise<AsyncIterable<InboxEntry[]>> {
      const inOrder = () => chosen({ kind: 'written' }).orderBy(received, 'desc').orderBy('key');
      const keys = (await inOrder().select('key').execute()).map(({ key }) => key);
      return (async function* () {
        for (let from = 0; from < keys.length; from += partLength) {
          const part = inOrder().where('key', 'in', keys.slice(from, from + partLength));
          yield (await part.selectAll().execute()).map(asEntry);
        }
      })();
    },

    /** The number of mails per kind and state. */
    async counts(filter: InboxFilter = {}): Promise<InboxCount[]> {
      const rows = await chosen(filter)
        .select(['template', stateColumn.as('shown'), sql<number>`count(*)`.as('mails')])
        .groupBy(['template', stateColumn])
        .execute();
      return rows.map(({ template, shown, mails }) => ({ kind: mailKind(template), state: shown, mails }));
    },

    /** Messages and bookings per day for the last days in the time zone `zone`, oldest first, today last. */
    async perDay(days: number, zone: string): Promise<number[]> {
      // Uses today's offset for all days: after a clock change, mails near midnight may count a day off.
      const aheadMs = clockAhead(now(), zone);
      const dayOf = (time: number) => Math.floor((time + aheadMs) / dayMs);
      const day = sql<number>`(coalesce(received_at, created_at) + ${sql.lit(aheadMs)}) / ${sql.lit(dayMs)}`;
      const today = dayOf(now());
      const rows = await chosen({ kind: 'written' })
        .select([day.as('day'), sql<number>`count(*)`.as('mails')])
        .where(received, '>=', (today - days + 1) * dayMs - aheadMs)
        .groupBy(day)
        .execute();
      const mails = new Map(rows.map((row) => [row.day, row.mails]));
      return Array.from({ length: days }, (_, index) => mails.get(today - days + 1 + index) ?? 0);
    },

    async show(id: string): Promise<InboxEntry> {
      return asEntry(await rowOf(db, id));
    },

    /** The source of a mail with all its fields, links and codes included. The caller checks whether it may be shown. */
    async mail(id: string) {
      const { key, template, fields, created_at: createdAt } = await rowOf(db, id);
      return { key, template, fields: JSON.parse(fields) as Record<string, string>, createdAt };
    },

    /**
     * Requeues a dead or quarantined mail, and makes a waiting one due now. Throws InboxError (409) for a mail that is being delivered
     * or has been. State is checked and changed in one statement, so that no delivery comes in between.
     */
    async retry(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const key = await keyOf(transaction, id);
        const mail = transaction.updateTable('outbox').where('key', '=', key);
        const revived = await mail.set(requeue(now(), clock)).where('state', 'in', ['dead', 'held']).executeTakeFirst();
        if (revived.numUpdatedRows > 0n) return;
        const hurried = await mail.set({ due_at: clock() }).where('state', '=', 'waiting').executeTakeFirst();
        if (hurried.numUpdatedRows > 0n) return;
        const { state } = await rowOf(transaction, id);
        throw new InboxError(409, state === 'leased' ? refusals.sending : refusals.delivered);
      });
    },

    /** Marks a mail done; a dead letter then no longer raises an alert. Throws InboxError (409) before it is finished. */
    async markDone(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const key = await keyOf(transaction, id);
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ done_at: now() })
          .where('key', '=', key)
          .where('state', 'in', ['sent', 'dead', 'held'])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new InboxError(409, refusals.unfinished);
      });
    },

    /** Undoes `markDone`; the mail has its previous state again. */
    async reopen(id: string): Promise<void> {
      const key = await keyOf(db, id);
      await db.updateTable('outbox').set({ done_at: null }).where('key', '=', key).execute();
    },
  };
}

/** A PostgreSQL regular expression for a text in capitals or without. `lower()` knows only the letters of the database's locale. */
function inEitherCase(text: string): string {
  const forms = Array.from(text, (letter) => [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])]);
  return forms
    .map((some) => `(?:${some.map((form) => form.replace(/[$()*+.?[\\\]^{|}]/, '\\$&')).join('|')})`)
    .join('');
}
