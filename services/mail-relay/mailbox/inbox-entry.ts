import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MailRoute, OutboxState, OutboxTable } from '../../database/schema.ts';
import type { MailFields } from '../outbox/mail.ts';
import { type MailKind, mailKind } from './mail-kind.ts';

/** `done`: the owner has dealt with it. `held`: kept back by the spam checks. */
export const inboxStates = ['waiting', 'sending', 'delivered', 'done', 'dead', 'held'] as const;
export type InboxState = (typeof inboxStates)[number];

/** One mail, as the owner sees it. Times in milliseconds since 1970. */
export type InboxEntry = {
  /** The beginning of its key: what the log calls the mail, and the owner's commands as well. */
  id: string;
  kind: MailKind;
  template: string;
  state: InboxState;
  received: number;
  /** What was typed; of the site's own mails no more than the address and the wish for a time. */
  fields: MailFields;
  attempts: number;
  route: MailRoute;
  /** Why the last attempt failed, in codes. */
  failure: string | null;
  refusedBy: MailRoute | null;
  /** When it is tried again; undefined when it is not waiting. */
  nextTry: number | undefined;
  /** When it was delivered, or given up. */
  finished: number | null;
  done: number | null;
};

const idLength = 12;

/** Links and codes of the site's own mails open accounts; they are for their readers. */
const open = new Set(['email', 'preferred_day', 'preferred_time', 'time_zone']);

export function asEntry(row: Selectable<OutboxTable>): InboxEntry {
  const kind = mailKind(row.template);
  const fields = JSON.parse(row.fields) as MailFields;
  return {
    id: row.key.slice(0, idLength),
    kind,
    template: row.template,
    state: row.done_at === null ? shown[row.state] : 'done',
    received: row.received_at ?? row.created_at,
    fields: kind === 'other' ? Object.fromEntries(Object.entries(fields).filter(([name]) => open.has(name))) : fields,
    attempts: row.attempts,
    route: row.route,
    failure: row.failure,
    refusedBy: row.refused_by,
    nextTry: row.state === 'waiting' ? row.due_at : undefined,
    finished: row.finished_at,
    done: row.done_at,
  };
}

const shown: Record<OutboxState, InboxState> = {
  waiting: 'waiting',
  leased: 'sending',
  sent: 'delivered',
  dead: 'dead',
  held: 'held',
};

/** The same in the words of the database, so that it can count and choose. */
export const stateColumn: RawBuilder<InboxState> = sql`case when done_at is not null then 'done' when state = 'leased' then 'sending' when state = 'sent' then 'delivered' else state end`;
