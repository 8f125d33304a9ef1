import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MailRoute, OutboxState, OutboxTable } from '../../database/schema.ts';
import type { MailFields } from '../outbox/mail.ts';
import { type MailKind, mailKind } from './mail-kind.ts';

/** The states that the owner sees. `done`: marked done by the owner. `failed`: a dead letter. `held`: in quarantine. */
export const inboxStates = ['waiting', 'sending', 'delivered', 'done', 'failed', 'held'] as const;
export type InboxState = (typeof inboxStates)[number];

/** One mail, as the owner sees it. Times in milliseconds since 1970. */
export type InboxEntry = {
  /** The first characters of its key, by which the log and the owner's commands name the mail. */
  id: string;
  kind: MailKind;
  template: string;
  state: InboxState;
  received: number;
  /** The typed fields; of the site's own mails only the address and the requested time. */
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

/** The fields of the site's own mails that the owner may see; links and codes would open visitors' accounts. */
const open = new Set(['email', 'preferred_day', 'preferred_time', 'time_zone']);

export function asEntry(row: Selectable<OutboxTable>): InboxEntry {
  const kind = mailKind(row.template);
  const fields = JSON.parse(row.fields) as MailFields;
  return {
    id: row.key.slice(0, idLength),
    kind,
    template: row.template,
    state: shownState(row),
    received: receivedOf(row),
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

type StateColumns = Pick<Selectable<OutboxTable>, 'state' | 'done_at'>;
type TimeColumns = Pick<Selectable<OutboxTable>, 'received_at' | 'created_at'>;

export const shownState = ({ state, done_at }: StateColumns): InboxState => (done_at === null ? shown[state] : 'done');
/** When a mail first came. */
export const receivedOf = ({ received_at, created_at }: TimeColumns): number => received_at ?? created_at;

const shown: Record<OutboxState, InboxState> = {
  waiting: 'waiting',
  leased: 'sending',
  sent: 'delivered',
  dead: 'failed',
  held: 'held',
};

/** `receivedOf` as an SQL expression. */
export const receivedColumn: RawBuilder<number> = sql`coalesce(received_at, created_at)`;
