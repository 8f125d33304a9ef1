import { retention } from '../../../contracts/retention.ts';
import { setImmediate } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import type { NewsletterState } from '../../../contracts/correspondence.ts';
import type { Database } from '../../database/database.ts';
import { deleteInParts } from '../../database/delete-in-parts.ts';
import type { Store, SubscriberState, Transaction } from '../../database/schema.ts';
import { newSecret } from '../../secrets.ts';
import type { MailFields } from '../outbox/mail.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { derivedKey, hash } from '../protocol/message-key.ts';
import type { VisitorMailId } from '../../../contracts/mails.ts';

/** Tokens stored in one transaction of an export, and in one turn of the event loop. */
const tokensAtOnce = 100;

export const subscriberStates = ['confirmed', 'pending', 'left'] as const satisfies readonly SubscriberState[];

/** `since`: when the subscriber entered the state, in milliseconds since 1970. */
export type Subscriber = { email: string; state: SubscriberState; since: number };
type SubscriberFilter = { state?: SubscriberState | undefined; text?: string | undefined };

/** When a subscriber entered their state, as an SQL expression. */
const sinceColumn = sql<number>`case state when 'confirmed' then confirmed_at when 'left' then left_at else created_at end`;

type Purpose = 'confirm' | 'unsubscribe';

export type Subscribers = ReturnType<typeof createSubscribers>;

type SubscribersOptions = {
  database: Pick<Database, 'db' | 'dialect'>;
  outbox: Pick<Outbox, 'enqueueIn'>;
  now: () => number;
};

/** The subscribers of the newsletter. Every change is stored in one transaction with the mail it causes. */
export function createSubscribers({ database: { db, dialect }, outbox, now }: SubscribersOptions) {
  function createToken(address: string, purpose: Purpose, validMs?: number) {
    const token = newSecret();
    const expires = validMs === undefined ? null : now() + validMs;
    return { token, row: { hash: hash(token), address, purpose, expires_at: expires } };
  }

  async function newToken(transaction: Transaction, address: string, purpose: Purpose): Promise<string> {
    const { token, row } = createToken(address, purpose, purpose === 'confirm' ? retention.newsletterLink : undefined);
    await transaction.insertInto('newsletter_tokens').values(row).execute();
    return token;
  }

  async function addressOf(store: Store, token: string, purpose: Purpose) {
    const row = await store
      .selectFrom('newsletter_tokens')
      .innerJoin('subscribers', 'subscribers.address', 'newsletter_tokens.address')
      .select(['subscribers.address', 'email', 'state', 'expires_at'])
      .where('hash', '=', hash(token))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return row && (row.expires_at === null || row.expires_at > now()) ? row : undefined;
  }

  const mail = (transaction: Transaction, key: string, template: VisitorMailId, fields: MailFields) =>
    outbox.enqueueIn(transaction, { key, template, fields });

  function chosen({ state, text }: SubscriberFilter) {
    let query = db.selectFrom('subscribers');
    if (state) query = query.where('state', '=', state);
    const pattern = `%${(text ?? '').toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return text ? query.where(sql<SqlBool>`address like ${pattern} escape '\\'`) : query;
  }

  /** Whether the mail of this request was already stored within `retention.sameMessage`. */
  async function isStored(transaction: Transaction, keys: string[]): Promise<boolean> {
    const found = transaction
      .selectFrom('outbox')
      .select('key')
      .where('key', 'in', keys)
      .where('created_at', '>', now() - retention.sameMessage);
    return (await found.executeTakeFirst()) !== undefined;
  }

  return {
    /**
     * Stores the mail that asks to confirm an address, or tells a subscriber that they are subscribed already. `repeated` when that
     * mail is already stored, as after a second click or a lost answer. `enough` when it is not and `mayMail` is false. `language` is
     * the mail's.
     */
    async subscribe(email: string, mayMail: boolean, language: string): Promise<'stored' | 'repeated' | 'enough'> {
      const address = email.toLowerCase();
      return db.transaction().execute(async (transaction) => {
        const known = await transaction
          .insertInto('subscribers')
          .values({ address, email, state: 'pending', created_at: now(), confirmed_at: null, left_at: null })
          // The update changes nothing but locks a known row, so that `prune` waits until its new token is stored.
          .onConflict((conflict) => conflict.column('address').doUpdateSet({ address }))
          .returning(['email', 'state', 'created_at', 'confirmed_at', 'left_at'])
          .executeTakeFirstOrThrow();
        const isSubscribed = known.state === 'confirmed';
        const template = isSubscribed ? 'newsletter_again' : 'newsletter_confirm';
        // Part of the key, so that somebody who left and comes back gets a new mail.
        const since = known.left_at ?? known.confirmed_at ?? known.created_at;
        const { key, before } = derivedKey(['newsletter', template, address, `${since}`], now());
        if (await isStored(transaction, [key, before])) return 'repeated';
        if (!mayMail) return 'enough';
        const token = await newToken(transaction, address, isSubscribed ? 'unsubscribe' : 'confirm');
        await mail(transaction, key, template, { email: known.email, token, language });
        return 'stored';
      });
    },

    /** Confirms a subscription. True when the token is valid, even if it was used before. */
    async confirm(token: string, language: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        // Locks the subscriber, then reads the link, which ending the subscription deletes: who has just left stays away.
        await transaction
          .updateTable('subscribers')
          .set((value) => ({ state: value.ref('state') }))
          .where('address', 'in', (query) =>
            query.selectFrom('newsletter_tokens').select('address').where('hash', '=', hash(token)),
          )
          .execute();
        const subscriber = await addressOf(transaction, token, 'confirm');
        if (!subscriber) return false;
        const { numUpdatedRows } = await transaction
          .updateTable('subscribers')
          .set({ state: 'confirmed', confirmed_at: now(), left_at: null })
          .where('address', '=', subscriber.address)
          .where('state', '!=', 'confirmed')
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return true;
        const way = await newToken(transaction, subscriber.address, 'unsubscribe');
        const fields = { email: subscriber.email, token: way, language };
        await mail(transaction, hash(`mail ${way}`), 'newsletter_welcome', fields);
        return true;
      });
    },

    /** Ends a subscription and its confirmation links. True when the token is valid, even if it was used before. */
    async unsubscribe(token: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const subscriber = await addressOf(transaction, token, 'unsubscribe');
        if (!subscriber) return false;
        await leave(transaction, subscriber.address, now());
        return true;
      });
    },

    /** Whether a token is valid, without using it. */
    async isValid(token: string, purpose: Purpose): Promise<boolean> {
      return (await addressOf(db, token, purpose)) !== undefined;
    },

    /** The state of an address; undefined when it never subscribed. */
    async stateOf(email: string): Promise<NewsletterState | undefined> {
      return db
        .selectFrom('subscribers')
        .select(['state', sinceColumn.as('since')])
        .where('address', '=', email.toLowerCase())
        .executeTakeFirst();
    },

    /** Subscribers of all states, newest first. */
    async list(filter: SubscriberFilter, page: { from: number; count: number }): Promise<Subscriber[]> {
      return chosen(filter)
        .select(['email', 'state', sinceColumn.as('since')])
        .orderBy(sinceColumn, 'desc')
        .orderBy('address')
        .limit(page.count)
        .offset(page.from)
        .execute();
    },

    async counts(filter: SubscriberFilter): Promise<{ state: SubscriberState; subscribers: number }[]> {
      return chosen(filter)
        .select(['state', sql<number>`count(*)`.as('subscribers')])
        .groupBy('state')
        .execute();
    },

    /** Deletes expired tokens, and unconfirmed subscribers with their mails: a week after they subscribed, once no valid link is left. */
    async prune(time: number): Promise<void> {
      await deleteInParts(db, 'newsletter_tokens', (is) => is('expires_at', '<', time));
      const isOld = sql<SqlBool>`state = 'pending' and created_at < ${time - retention.unconfirmedAddress}`;
      const isForgotten = sql<SqlBool>`${isOld}
        and not exists (select 1 from newsletter_tokens where newsletter_tokens.address = subscribers.address)`;
      await db.transaction().execute(async (transaction) => {
        // Locks the rows, so that the following statements see tokens of subscriptions that were just being stored.
        const held = transaction.updateTable('subscribers').set((value) => ({ state: value.ref('state') }));
        await held.where(isOld).execute();
        await transaction
          .deleteFrom('outbox')
          .where('template', '=', 'newsletter_confirm')
          .where('visitor', 'in', (query) => query.selectFrom('subscribers').select('address').where(isForgotten))
          .execute();
        await transaction.deleteFrom('subscribers').where(isForgotten).execute();
      });
    },

    /** Deletes an address with its subscription and all its links. */
    async forget(transaction: Transaction, email: string): Promise<void> {
      await transaction.deleteFrom('subscribers').where('address', '=', email.toLowerCase()).execute();
    },

    /** Ends a subscription on the owner's behalf. False when the address is unknown or has already left. */
    end(email: string): Promise<boolean> {
      return db.transaction().execute((transaction) => leave(transaction, email.toLowerCase(), now()));
    },

    /**
     * Confirmed subscribers in parts, oldest first, each with a new unsubscribe token for the next newsletter. A part is a transaction
     * of its own: one of all would hold up every message until its end.
     */
    async *exportConfirmed(): AsyncIterable<{ email: string; confirmedAt: number; token: string }[]> {
      let last = { address: '', confirmedAt: -1 };
      const nextPart = async (transaction: Transaction) => {
        const confirmed = transaction
          .selectFrom('subscribers')
          .select(['address', 'email', sinceColumn.as('confirmedAt')])
          .where('state', '=', 'confirmed')
          // The first condition follows from the second: the index is searched by it.
          .where(sinceColumn, '>=', last.confirmedAt)
          .where((is) => is.or([is(sinceColumn, '>', last.confirmedAt), is('address', '<', last.address)]))
          .orderBy(sinceColumn)
          .orderBy('address', 'desc')
          .limit(tokensAtOnce);
        // Locked, as all is with SQLite: without its subscriber a token could not be stored.
        const rows = await (dialect === 'postgres' ? confirmed.forKeyShare() : confirmed).execute();
        const part = rows.map((row) => ({
          ...row,
          ...createToken(row.address, 'unsubscribe', retention.newsletterUnsubscribe),
        }));
        const stored = part.map(({ row }) => row);
        if (stored.length > 0) await transaction.insertInto('newsletter_tokens').values(stored).execute();
        return part;
      };
      for (let isMore = true; isMore; await setImmediate()) {
        const part = await db.transaction().execute(nextPart);
        yield part;
        last = part.at(-1) ?? last;
        isMore = part.length === tokensAtOnce;
      }
    },
  };
}

/** Marks an address as left and deletes its confirmation links. False when it is unknown or had left already. */
async function leave(transaction: Transaction, address: string, time: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('subscribers')
    .set({ state: 'left', left_at: time })
    .where('address', '=', address)
    .where('state', '!=', 'left')
    .executeTakeFirst();
  await transaction
    .deleteFrom('newsletter_tokens')
    .where('address', '=', address)
    .where('purpose', '=', 'confirm')
    .execute();
  return numUpdatedRows > 0n;
}
