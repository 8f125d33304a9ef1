import { setImmediate } from 'node:timers/promises';
import { fieldNames, lineFields, typedFields } from '../../../contracts/forms.ts';
import type { InboxWords } from '../../../contracts/inbox-words.ts';
import { newsletterPaths } from '../../../contracts/newsletter.ts';
import type { StoredViews } from '../../page-views/stored-views.ts';
import type { Subscribers } from '../newsletter/subscribers.ts';
import { csv } from './csv.ts';
import type { Inbox } from './inbox.ts';

type Heads = InboxWords['csv'];

/** Every field of both forms once: one-line fields first, long texts last. */
const forms = ['booking', 'contact'] as const;
const texts = new Set<string>(forms.flatMap((form) => typedFields(form, 'text')));
const others = forms.flatMap((form) => fieldNames(form)).filter((name) => !texts.has(name));
const columns = [...new Set<string>([...forms.flatMap((form) => lineFields(form)), ...others, ...texts])];

/** A CSV table in parts, generated while it is sent, since it may be long. */
export type CsvParts = AsyncIterable<string>;

/** All messages and bookings as CSV, newest first. */
export async function messagesCsv(inbox: Pick<Inbox, 'written'>, heads: Heads): Promise<CsvParts> {
  const head = [heads.id, heads.received, heads.state, heads.kind, ...columns];
  return inParts(head, await inbox.written(), ({ id, received, state, kind, fields }) => [
    id,
    new Date(received).toISOString(),
    state,
    kind,
    ...columns.map((name) => fields[name] ?? ''),
  ]);
}

/** A table for a spreadsheet: behind the mark of UTF-8, without which Excel takes what is written in Hindi for other letters. */
export async function* forSpreadsheet(table: CsvParts): CsvParts {
  yield '\uFEFF';
  yield* table;
}

/** Confirmed subscribers, oldest first, each with a new, personal unsubscribe link. */
export async function newsletterReaders(subscribers: Pick<Subscribers, 'exportConfirmed'>, siteOrigin: string) {
  const readers: { email: string; confirmed: string; unsubscribe: string }[] = [];
  for await (const part of subscribers.exportConfirmed()) {
    for (const { email, confirmedAt, token } of part) {
      const unsubscribe = `${siteOrigin}${newsletterPaths.unsubscribe}?token=${token}`;
      readers.push({ email, confirmed: new Date(confirmedAt).toISOString(), unsubscribe });
    }
  }
  return readers;
}

/** The table of `newsletterReaders`, a thousand of them at a time. */
export function readersCsv(readers: Awaited<ReturnType<typeof newsletterReaders>>, heads: Heads): CsvParts {
  return inParts(
    [heads.email, heads.confirmed, heads.unsubscribe],
    parted(readers),
    ({ email, confirmed, unsubscribe }) => [email, confirmed, unsubscribe],
  );
}

function* parted<Entry>(entries: readonly Entry[], length = 1000) {
  for (let from = 0; from < entries.length; from += length) yield entries.slice(from, from + length);
}

async function* inParts<Entry>(
  head: readonly string[],
  parts: AsyncIterable<Entry[]> | Iterable<Entry[]>,
  row: (entry: Entry) => string[],
): CsvParts {
  yield csv([head]);
  for await (const entries of parts) {
    // SQLite answers in the same turn of the event loop: without a pause a long table would hold up the process.
    await setImmediate();
    yield csv(entries.map(row));
  }
}

export async function viewsCsv(stored: StoredViews, heads: Heads): Promise<CsvParts> {
  return inParts([heads.day, heads.path, heads.views], await stored.all(), ({ day, path, views }) => [
    day,
    path,
    String(views),
  ]);
}
