import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SubscriberState } from '../../database/schema.ts';
import { sinceColumn } from '../newsletter/subscribers.ts';

export const subscriberStates = ['confirmed', 'pending', 'left'] as const satisfies readonly SubscriberState[];

/** `since`: when the subscriber entered the state, in milliseconds since 1970. */
export type Subscriber = { email: string; state: SubscriberState; since: number };
export type SubscriberFilter = { state?: SubscriberState | undefined; text?: string | undefined };

/** Lists and counts subscribers of all states, newest first. */
export function createSubscriberList({ db }: Pick<Database, 'db'>) {
  function chosen({ state, text }: SubscriberFilter) {
    let query = db.selectFrom('subscribers');
    if (state) query = query.where('state', '=', state);
    const pattern = `%${(text ?? '').toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return text ? query.where(sql<SqlBool>`address like ${pattern} escape '\\'`) : query;
  }

  return {
    async list(filter: SubscriberFilter, page: { from: number; count: number }): Promise<Subscriber[]> {
      return chosen(filter)
        .select(['email', 'state', sinceColumn.as('since')])
        .orderBy(sinceColumn, 'desc')
        .orderBy('address')
        .limit(page.count)
        .offset(page.from)
        .execute();
    },

    async counts(filter: SubscriberFilter = {}): Promise<{ state: SubscriberState; subscribers: number }[]> {
      return chosen(filter)
        .select(['state', sql<number>`count(*)`.as('subscribers')])
        .groupBy('state')
        .execute();
    },
  };
}
