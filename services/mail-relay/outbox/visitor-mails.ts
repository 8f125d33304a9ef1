import type { Kysely, Transaction } from 'kysely';
import { isEmailAddress } from '../../../contracts/check-form.ts';
import type { SentMessage } from '../../../contracts/correspondence.ts';
import type { Schema } from '../../database/schema.ts';
import { templates, writtenKind } from '../../../contracts/mails.ts';
import type { MailFields } from './mail.ts';

/** So many are told at once. */
const pageLength = 50;

/** Whom a mail is from or to: every template has the visitor's address in the same field. A booking takes what is none. */
export function visitorOf({ email = '' }: MailFields): string | null {
  return isEmailAddress(email) ? visitorKey(email) : null;
}

/** One visitor, however the address is written; the part after a plus is part of the address. */
function visitorKey(email: string): string {
  return email.toLowerCase();
}

/** A place in the list, newest first: two messages of one millisecond are told apart by their keys. */
export type Place = { at: number; id: string };

/** What this visitor wrote, newest first, from after `before` on; never what the site wrote to them, nor what keeps a message from being delivered. */
export async function messagesOf(
  db: Kysely<Schema>,
  email: string,
  before?: Place,
): Promise<{ messages: SentMessage[]; next?: Place }> {
  let query = db
    .selectFrom('outbox')
    .select(['key', 'template', 'fields', 'state', 'created_at', 'received_at', 'done_at'])
    .where('visitor', '=', visitorKey(email))
    .where('template', 'in', Object.keys(templates))
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(pageLength + 1);
  if (before) {
    query = query.where((is) =>
      is.or([is('created_at', '<', before.at), is.and([is('created_at', '=', before.at), is('key', '<', before.id)])]),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, pageLength);
  const messages = page.map(({ key, template, fields, state, ...row }) => ({
    id: key,
    kind: writtenKind(template) ?? 'message',
    // The owner may have sent it anew; it came when it came.
    sentAt: row.received_at ?? row.created_at,
    state: state === 'sent' || row.done_at !== null ? ('delivered' as const) : ('received' as const),
    fields: JSON.parse(fields) as MailFields,
  }));
  const last = page.at(-1);
  return { messages, ...(last && rows.length > pageLength && { next: { at: last.created_at, id: last.key } }) };
}

/**
 * Forgets every mail from and to a visitor. What is still on its way was acknowledged and is delivered first; it
 * belongs to nobody from now on, and goes as soon as it has arrived.
 */
export async function forgetVisitor(transaction: Transaction<Schema>, email: string): Promise<void> {
  const visitor = visitorKey(email);
  // All are marked first, which holds their rows: none can be delivered unseen between the statements.
  const theirs = transaction.updateTable('outbox').where('visitor', '=', visitor);
  await theirs.set({ forget: 1 }).execute();
  await transaction
    .deleteFrom('outbox')
    .where('visitor', '=', visitor)
    .where((is) => is.or([is('state', 'in', ['sent', 'held']), is('done_at', 'is not', null)]))
    .execute();
  await theirs.set({ visitor: null }).execute();
}
