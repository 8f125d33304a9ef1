import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { OutboxState, OutboxTable } from '../../database/schema.ts';
import type { MailFields } from '../outbox/mail.ts';
import { mailKind } from './mail-kind.ts';

/** The states that the owner sees. `done`: marked done by the owner. `failed`: a dead letter. `held`: in quarantine. */
export const inboxStates = ['waiting', 'sending', 'delivered', 'done', 'failed', 'held'] as const;
export type InboxState = (typeof inboxStates)[number];

export type InboxEntry = ReturnType<typeof asEntry>;

const idLength = 12;

/** The fields of the site's own mails that the owner may see; links and codes would open visitors' accounts. */
const open = new Set(['email', 'preferred_day', 'preferred_time', 'time_zone']);

/** One mail, as the owner sees it. Times in milliseconds since 1970. */
export function asEntry(row: Selectable<OutboxTable>) {
  const kind = mailKind(row.template);
  const fields = JSON.parse(row.fields) as MailFields;
  return {
    /** The first characters of its key, by which the log and the owner's commands name the mail. */
    id: row.key.slice(0, idLength),
    kind,
    template: row.template,
    state: shownState(row),
    received: receivedOf(row),
    /** The typed fields; of the site's own mails only the address and the requested time. */
    fields: kind === 'other' ? Object.fromEntries(Object.entries(fields).filter(([name]) => open.has(name))) : fields,
    attempts: row.attempts,
    route: row.route,
    /** Why the last attempt failed, in codes. */
    failure: row.failure,
    refusedBy: row.refused_by,
    /** When it is tried again; undefined when it is not waiting. */
    nextTry: row.state === 'waiting' ? row.due_at : undefined,
    /** When it was delivered, or given up. */
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
