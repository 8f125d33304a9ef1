import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { instantOf, wallTime } from '../../../contracts/call-time.ts';
import { dayMs } from '../../../contracts/retention.ts';
import type { Store } from '../../database/schema.ts';
import type { MailFields } from '../outbox/mail.ts';
import { asEntry, type InboxState, receivedColumn, receivedOf, shownState } from './inbox-entry.ts';
import { isOfKind, type KindFilter, type MailKind, mailKind } from './mail-kind.ts';
import { createSearch } from './search-text.ts';

export type InboxCount = { kind: MailKind; state: InboxState; mails: number };

/** Which mails to list: filters, and a part of what they leave. */
export type MailSelection = {
  kind?: KindFilter | undefined;
  state?: InboxState | undefined;
  /** What to find in the typed fields, the address or the day (search-text.ts). */
  text?: string | undefined;
  /** How many mails to skip, and how many to take. */
  from: number;
  count: number;
};

type Chart = {
  now: number;
  timeZone: string;
  /** The day of a time in words, by which mails can be searched. */
  writeDay: (time: number) => string;
};

/** How many days the chart over the list shows. */
const daysShown = 30;
/** Mails read in one turn of the event loop: without their words, and with them. */
const readAtOnce = { plain: 500, searched: 25 };

/**
 * A part of a list, newest first; the numbers of all mails and of those with the text; and how many messages and bookings came on
 * each of the last days, today last. Every mail is read, in parts: one statement of SQLite would hold up the process for as long.
 */
export async function listMails(db: Store, wanted: MailSelection, { now, timeZone, writeDay }: Chart) {
  const isFound = wanted.text === undefined ? undefined : createSearch(wanted.text, writeDay);
  const today = Date.parse(wallTime(now, timeZone).day);
  const midnights = Array.from({ length: daysShown }, (_, index) => {
    const day = new Date(today - (daysShown - 1 - index) * dayMs).toISOString().slice(0, 10);
    return instantOf({ day, time: '00:00', zone: timeZone }) ?? now;
  });
  const perDay = Array.from({ length: daysShown }, () => 0);
  const all: InboxCount[] = [];
  const matching: InboxCount[] = [];
  let newest: { key: string; at: number }[] = [];
  for await (const rows of everyMail(db, isFound === undefined)) {
    for (const row of rows) {
      const kind = mailKind(row.template);
      const state = shownState(row);
      const at = receivedOf(row);
      add(all, kind, state);
      const day = midnights.findLastIndex((begin) => begin <= at);
      if (kind !== 'other' && perDay[day] !== undefined) perDay[day] += 1;
      if (isFound && !isFound({ kind, fields: JSON.parse(row.fields) as MailFields, at })) continue;
      add(matching, kind, state);
      if (isOfKind(kind, wanted.kind ?? kind) && (wanted.state ?? state) === state) newest.push({ key: row.key, at });
    }
    newest = newest
      .toSorted((one, other) => other.at - one.at || (one.key < other.key ? -1 : 1))
      .slice(0, wanted.from + wanted.count);
  }
  return { all, matching, perDay, entries: await entriesOf(db, newest.slice(wanted.from)) };
}

async function* everyMail(db: Store, isPlain: boolean) {
  const count = isPlain ? readAtOnce.plain : readAtOnce.searched;
  const inOrder = db
    .selectFrom('outbox')
    .select(['key', 'template', 'state', 'done_at', 'received_at', 'created_at'])
    .select(isPlain ? sql<string>`''`.as('fields') : 'fields')
    .orderBy('key')
    .limit(count);
  let last = '';
  for (let isMore = true; isMore; await setImmediate()) {
    const rows = await inOrder.where('key', '>', last).execute();
    yield rows;
    last = rows.at(-1)?.key ?? '';
    isMore = rows.length === count;
  }
}

function add(counts: InboxCount[], kind: MailKind, state: InboxState): void {
  const known = counts.find((one) => one.kind === kind && one.state === state);
  if (known) known.mails += 1;
  else counts.push({ kind, state, mails: 1 });
}

async function entriesOf(db: Store, mails: readonly { key: string }[]) {
  if (mails.length === 0) return [];
  const keys = mails.map(({ key }) => key);
  const rows = db.selectFrom('outbox').selectAll().where('key', 'in', keys);
  return (await rows.orderBy(receivedColumn, 'desc').orderBy('key').execute()).map(asEntry);
}
