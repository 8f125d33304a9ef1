import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { asEntry, type InboxEntry, type InboxState, receivedColumn } from './inbox-entry.ts';
import type { MailKind } from './mail-kind.ts';

export type InboxCount = { kind: MailKind; state: InboxState; mails: number };
export type ListFilter = { kind?: MailKind | undefined; state?: InboxState | undefined };
/** How many mails to skip, and how many to take. */
export type ListPart = { from: number; count: number };
export const wholeList: ListPart = { from: 0, count: 1e6 };

/** Mails read in one turn of the event loop. */
const readAtOnce = 100;

/**
 * The mails of a list whose typed fields or address contain a text, in capitals or without, newest first; and the numbers of all
 * that do. Reads every mail, in parts: one statement of SQLite would hold up the process for as long as it takes.
 */
export async function searchMails(db: Kysely<Schema>, text: string, wanted: ListFilter = {}, page = wholeList) {
  const lowered = text.toLowerCase();
  const counts: InboxCount[] = [];
  const found: { key: string; at: number }[] = [];
  for await (const { key, entry } of everyMail(db)) {
    const { kind, state, received: at } = entry;
    if (!contains(entry, lowered)) continue;
    const count = counts.find((one) => one.kind === kind && one.state === state);
    if (count) count.mails += 1;
    else counts.push({ kind, state, mails: 1 });
    if ((wanted.kind ?? kind) === kind && (wanted.state ?? state) === state) found.push({ key, at });
  }
  const inOrder = found.toSorted((one, other) => other.at - one.at || (one.key < other.key ? -1 : 1));
  const keys = inOrder.slice(page.from, page.from + page.count).map(({ key }) => key);
  if (keys.length === 0) return { counts, entries: [] };
  const shown = db.selectFrom('outbox').selectAll().where('key', 'in', keys);
  const rows = await shown.orderBy(receivedColumn, 'desc').orderBy('key').execute();
  return { counts, entries: rows.map(asEntry) };
}

async function* everyMail(db: Kysely<Schema>) {
  const inOrder = db.selectFrom('outbox').selectAll().orderBy('key').limit(readAtOnce);
  let last = '';
  for (let isMore = true; isMore; await setImmediate()) {
    const rows = await inOrder.where('key', '>', last).execute();
    for (const row of rows) yield { key: row.key, entry: asEntry(row) };
    last = rows.at(-1)?.key ?? '';
    isMore = rows.length === readAtOnce;
  }
}

/** Of the site's own mails only the address is searched: otherwise a link could be guessed letter by letter. */
function contains({ kind, fields }: InboxEntry, lowered: string): boolean {
  const searched = kind === 'other' ? [fields['email'] ?? ''] : Object.values(fields);
  return searched.some((text) => text.toLowerCase().includes(lowered));
}
