import type { Transaction } from 'kysely';
import type { Correspondence } from '../../contracts/correspondence.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Subscribers } from './newsletter/subscribers.ts';
import { forgetVisitor, messagesOf, type Place } from './outbox/visitor-mails.ts';

export type Visitors = ReturnType<typeof createVisitors>;

/** Reads and deletes what the relay stores of one visitor. The caller checks who may do so. */
export function createVisitors({ db }: Pick<Database, 'db'>, subscribers: Pick<Subscribers, 'stateOf' | 'forget'>) {
  return {
    /** A page of messages, and the newsletter state. `before` is the `next` of the previous page; an invalid one starts at the beginning. */
    async correspondence(email: string, before = ''): Promise<Correspondence> {
      const [{ messages, next }, newsletter] = await Promise.all([
        messagesOf(db, email, asPlace(before)),
        subscribers.stateOf(email),
      ]);
      return { messages, ...(next && { next: `${next.at}-${next.id}` }), ...(newsletter && { newsletter }) };
    },

    /** Ends the newsletter and deletes mails within the caller's transaction; undelivered ones are deleted after delivery. */
    async forget(transaction: Transaction<Schema>, email: string): Promise<void> {
      // The newsletter first: all transactions lock in this order, so that they cannot deadlock.
      await subscribers.forget(transaction, email);
      await forgetVisitor(transaction, email);
    },
  };
}

function asPlace(next: string): Place | undefined {
  const [, at, id] = /^(\d{1,15})-([\w-]{1,100})$/.exec(next) ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}
