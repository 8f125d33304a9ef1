import type { Correspondence } from '../../contracts/correspondence.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import type { Subscribers } from './newsletter/subscribers.ts';
import { forgetVisitor, messagesOf } from './outbox/visitor-mails.ts';

/** Reads and deletes what the relay stores of one visitor. The caller checks who may do so. */
export function createVisitors({ db }: Pick<Database, 'db'>, subscribers: Pick<Subscribers, 'stateOf' | 'forget'>) {
  return {
    /** A page of messages (`before` as for `messagesOf`), and the newsletter state. */
    async correspondence(email: string, before?: string): Promise<Correspondence> {
      const [page, newsletter] = await Promise.all([messagesOf(db, email, before), subscribers.stateOf(email)]);
      return { ...page, ...(newsletter && { newsletter }) };
    },

    /** Ends the newsletter and deletes mails within the caller's transaction; undelivered ones are deleted after delivery. */
    async forget(transaction: Transaction, email: string): Promise<void> {
      // The newsletter first: all transactions lock in this order, so that they cannot deadlock.
      await subscribers.forget(transaction, email);
      await forgetVisitor(transaction, email);
    },
  };
}
