import type { Transaction } from 'kysely';
import type { Correspondence } from '../../contracts/correspondence.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Subscribers } from './newsletter/subscribers.ts';
import { forgetVisitor, messagesOf, type Place } from './outbox/visitor-mails.ts';

export type Visitors = ReturnType<typeof createVisitors>;

/** What the relay keeps of one visitor. Who may see it, or have it forgotten, is for the caller to find out. */
export function createVisitors({ db }: Pick<Database, 'db'>, subscribers: Pick<Subscribers, 'stateOf' | 'forget'>) {
  return {
    /** A page of messages, and the letter. `before` is the `next` of the page before; what is none begins anew. */
    async correspondence(email: string, before = ''): Promise<Correspondence> {
      const [{ messages, next }, newsletter] = await Promise.all([
        messagesOf(db, email, asPlace(before)),
        subscribers.stateOf(email),
      ]);
      return { messages, ...(next && { next: `${next.at}-${next.id}` }), ...(newsletter && { newsletter }) };
    },

    /** Within the caller's transaction: what was delivered goes, what is on its way goes once it has arrived, the letter ends. */
    async forget(transaction: Transaction<Schema>, email: string): Promise<void> {
      // First the letter, as everywhere: two transactions that hold both would wait for each other otherwise.
      await subscribers.forget(transaction, email);
      await forgetVisitor(transaction, email);
    },
  };
}

function asPlace(next: string): Place | undefined {
  const [, at, id] = /^(\d{1,15})-([\w-]{1,100})$/.exec(next) ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}
