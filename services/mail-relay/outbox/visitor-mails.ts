import { isEmailAddress } from '../../../contracts/check-form.ts';
import type { SentMessage } from '../../../contracts/correspondence.ts';
import { deleteInParts } from '../../database/delete-in-parts.ts';
import type { Store, Transaction } from '../../database/schema.ts';
import { templates, writtenKind } from '../../../contracts/mails.ts';
import type { MailFields } from './mail.ts';

const pageLength = 50;

/**
 * The visitor that a mail is from or to: the address in lower case, with any `+tag`; null when a booking's is not valid. Every template
 * has it in `email`.
 */
export function visitorOf({ email = '' }: MailFields): string | null {
  return isEmailAddress(email) ? email.toLowerCase() : null;
}

/**
 * A page of a visitor's messages, newest first; `before` is the `next` of the previous page, and an invalid one starts at the
 * beginning. Excludes the site's mails to them and details of the delivery.
 */
export async function messagesOf(
  db: Store,
  email: string,
  before = '',
): Promise<{ messages: SentMessage[]; next?: string }> {
  // The key tells apart messages of the same millisecond.
  const [, at, id] = /^(\d{1,15})-([\w-]{1,100})$/.exec(before) ?? [];
  let query = db
    .selectFrom('outbox')
    .select(['key', 'template', 'fields', 'state', 'created_at', 'received_at', 'done_at'])
    .where('visitor', '=', email.toLowerCase())
    .where('template', 'in', Object.keys(templates))
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(pageLength + 1);
  if (at && id) {
    query = query.where((is) =>
      is.or([is('created_at', '<', Number(at)), is.and([is('created_at', '=', Number(at)), is('key', '<', id)])]),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, pageLength);
  const messages = page.map(({ key, template, fields, state, ...row }) => ({
    id: key,
    kind: writtenKind(template) ?? 'message',
    // A requeued message keeps the time it first came.
    sentAt: row.received_at ?? row.created_at,
    state: state === 'sent' || row.done_at !== null ? ('delivered' as const) : ('received' as const),
    fields: JSON.parse(fields) as MailFields,
  }));
  const last = page.at(-1);
  return { messages, ...(last && rows.length > pageLength && { next: `${last.created_at}-${last.key}` }) };
}

/**
 * Deletes every mail from and to a visitor. Undelivered ones were acknowledged, so they are detached from the visitor, delivered
 * first and then deleted.
 */
export async function forgetVisitor(transaction: Transaction, email: string): Promise<void> {
  const visitor = email.toLowerCase();
  // Marking all rows first locks them, so that none can be delivered between the statements.
  const theirs = transaction.updateTable('outbox').where('visitor', '=', visitor);
  await theirs.set({ forget: 1 }).execute();
  await deleteInParts(transaction, 'outbox', (is) =>
    is.and([is('visitor', '=', visitor), is.or([is('state', 'in', ['sent', 'held']), is('done_at', 'is not', null)])]),
  );
  await theirs.set({ visitor: null }).where('forget', '=', 1).execute();
}
