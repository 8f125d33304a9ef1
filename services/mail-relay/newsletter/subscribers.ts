import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { LetterId } from '../templates/registry.ts';

/** How long the link of the confirmation mail is good. */
export const confirmMs = 48 * 60 * 60_000;
/** How long an address that nobody confirmed is remembered. */
const pendingMs = 7 * 24 * 60 * 60_000;

type Purpose = 'confirm' | 'unsubscribe';

export type Subscribers = ReturnType<typeof createSubscribers>;

type SubscribersOptions = { database: Pick<Database, 'db'>; outbox: Pick<Outbox, 'enqueueIn'>; now: () => number };

/** Who gets the letter. Every change and the mail it causes are stored together or not at all. */
export function createSubscribers({ database: { db }, outbox, now }: SubscribersOptions) {
  async function newToken(transaction: Transaction<Schema>, address: string, purpose: Purpose): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expires = purpose === 'confirm' ? now() + confirmMs : null;
    await transaction
      .insertInto('newsletter_tokens')
      .values({ hash: hash(token), address, purpose, expires_at: expires })
      .execute();
    return token;
  }

  async function addressOf(transaction: Transaction<Schema>, token: string, purpose: Purpose) {
    const row = await transaction
      .selectFrom('newsletter_tokens')
      .innerJoin('subscribers', 'subscribers.address', 'newsletter_tokens.address')
      .select(['subscribers.address', 'email', 'state', 'expires_at'])
      .where('hash', '=', hash(token))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return row && (row.expires_at === null || row.expires_at > now()) ? row : undefined;
  }

  async function mail(transaction: Transaction<Schema>, template: LetterId, email: string, token: string) {
    await outbox.enqueueIn(transaction, {
      key: hash(`mail ${token}`),
      template,
      fields: { email, token },
      held: false,
    });
  }

  return {
    /** Asks the owner of an address for their word, or tells a subscriber that they are one already. */
    async subscribe(email: string): Promise<void> {
      const address = email.toLowerCase();
      await db.transaction().execute(async (transaction) => {
        await forget(transaction, now());
        await transaction
          .insertInto('subscribers')
          .values({ address, email, state: 'pending', created_at: now(), confirmed_at: null, left_at: null })
          .onConflict((conflict) => conflict.column('address').doNothing())
          .execute();
        const known = await transaction
          .selectFrom('subscribers')
          .select(['email', 'state'])
          .where('address', '=', address)
          .executeTakeFirstOrThrow();
        const isSubscribed = known.state === 'confirmed';
        const token = await newToken(transaction, address, isSubscribed ? 'unsubscribe' : 'confirm');
        await mail(transaction, isSubscribed ? 'newsletter_again' : 'newsletter_confirm', known.email, token);
      });
    },

    /** True when the link still counts, used or not: a second click is no failure. */
    async confirm(token: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
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
        await mail(transaction, 'newsletter_welcome', subscriber.email, way);
        return true;
      });
    },

    /** True when the link is one of ours, however often it is used. Links that would confirm the address end with it. */
    async unsubscribe(token: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const subscriber = await addressOf(transaction, token, 'unsubscribe');
        if (!subscriber) return false;
        await transaction
          .updateTable('subscribers')
          .set({ state: 'left', left_at: now() })
          .where('address', '=', subscriber.address)
          .where('state', '!=', 'left')
          .execute();
        await transaction
          .deleteFrom('newsletter_tokens')
          .where('address', '=', subscriber.address)
          .where('purpose', '=', 'confirm')
          .execute();
        return true;
      });
    },

    /** Whether a link still counts, without using it. */
    isValid(token: string, purpose: Purpose): Promise<boolean> {
      return db.transaction().execute(async (one) => (await addressOf(one, token, purpose)) !== undefined);
    },

    /** Everybody who confirmed, each with a new token for the way out of the next letter, oldest first. */
    async exportConfirmed(): Promise<{ email: string; confirmedAt: number; token: string }[]> {
      return db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom('subscribers')
          .select(['address', 'email', 'confirmed_at'])
          .where('state', '=', 'confirmed')
          .orderBy('confirmed_at')
          .execute();
        const list = [];
        for (const { address, email, confirmed_at: confirmedAt } of rows) {
          list.push({
            email,
            confirmedAt: confirmedAt ?? 0,
            token: await newToken(transaction, address, 'unsubscribe'),
          });
        }
        return list;
      });
    },
  };
}

/** What nobody confirmed is forgotten, with its links. */
async function forget(transaction: Transaction<Schema>, time: number): Promise<void> {
  await transaction.deleteFrom('newsletter_tokens').where('expires_at', '<', time).execute();
  await transaction
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('created_at', '<', time - pendingMs)
    .execute();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
