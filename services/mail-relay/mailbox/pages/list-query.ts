import { inboxStates } from '../inbox-entry.ts';
import { type MailKind, mailKinds } from '../mail-kind.ts';
import type { MailSelection } from '../list-mails.ts';

/** The filter and page of a list, from the query of its address. Invalid values are treated as absent; without a kind it is what visitors wrote. */
export type ListQuery = Pick<MailSelection, 'state' | 'text'> & { kind?: MailKind | undefined; page: number };

const pageLength = 25;
const longestText = 100;

export const partOf = (page: number) => ({ from: (page - 1) * pageLength, count: pageLength });

/** The number of pages of a list, which is also its last one. */
export const pagesOf = (entries: number): number => Math.max(1, Math.ceil(entries / pageLength));

export function readListQuery(query: Record<string, string>): ListQuery {
  return {
    kind: mailKinds.find((kind) => kind === query['kind']),
    state: inboxStates.find((state) => state === query['state']),
    text: readText(query['q']),
    page: readPage(query['page']),
  };
}

/** A search text without control characters; undefined when empty. */
export function readText(typed = ''): string | undefined {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestText);
  return text.toWellFormed() || undefined;
}

export function readPage(typed = ''): number {
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}

type Shown = { kind?: string | undefined; state?: string | undefined; text?: string | undefined; page: number };

/** An address with the part of a list that is shown, or that a mail was opened from, so that the way back leads there. */
export function addressOf(path: string, { kind, state, text, page }: Shown, said?: string): string {
  const values = { kind, state, q: text, page: page > 1 ? String(page) : undefined, said };
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** The address of the list with changes to its query; `undefined` removes a filter. Any change but of the page resets the page to 1. */
export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}, said?: string): string {
  return addressOf('/mailbox', { ...query, page: 1, ...changes }, said);
}
