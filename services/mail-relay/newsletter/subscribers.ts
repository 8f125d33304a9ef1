import { retention } from '../../../contracts/retention.ts';
import { createHash, randomBytes } from 'node:crypto';
import { sql, type SqlBool, type Transaction } from 'kysely';
import type { NewsletterState } from '../../../contracts/correspondence.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { MailFields } from '../outbox/mail.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { VisitorMailId } from '../../../contracts/mails.ts';

/** How long the link of the confirmation mail is good. */
export const confirmMs = retention.newsletterLink;
/** How long an address that nobody confirmed is remembered. */
const pendingMs = retention.unconfirmedAddress;

/** Within this time, one address asked for again is one request. */
export const sameRequestMs = 10 * 60_000;

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

  async function mail(
    transaction: Transaction<Schema>,
    template: VisitorMailId,
    email: string,
    token: string,
    key: string,
    language: MailFields,
  ) {
    await outbox.enqueueIn(transaction, { key, template, fields: { email, token, ...language }, quarantined: false });
  }

  /** Whether the mail that this request would cause has been stored already, a few minutes ago. */
  async function isStored(transaction: Transaction<Schema>, { key, before }: MailKey): Promise<boolean> {
    const found = transaction
      .selectFrom('outbox')
      .select('key')
      .where('key', 'in', [key, before])
      .where('created_at', '>', now() - sameRequestMs);
    return (await found.executeTakeFirst()) !== undefined;
  }

  return {
    /**
     * Asks the owner of an address for their word, or tells a subscriber that they are one already. `repeated` when that
     * mail is on its way: a second click, or a browser that did not hear the answer, causes no second one. `enough` when
     * it would have to be sent and `mayMail` is false. The mail keeps the fields of its language.
     */
    async subscribe(
      email: string,
      mayMail: boolean,
      language: MailFields = {},
    ): Promise<'stored' | 'repeated' | 'enough'> {
      const address = email.toLowerCase();
      return db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('subscribers')
          .values({ address, email, state: 'pending', created_at: now(), confirmed_at: null, left_at: null })
          // Holds a known row as it is: `prune` waits until its new link is stored.
          .onConflict((conflict) => conflict.column('address').doUpdateSet({ address }))
          .execute();
        const known = await transaction
          .selectFrom('subscribers')
          .select(['email', 'state', 'created_at', 'confirmed_at', 'left_at'])
          .where('address', '=', address)
          .executeTakeFirstOrThrow();
        const isSubscribed = known.state === 'confirmed';
        const template = isSubscribed ? 'newsletter_again' : 'newsletter_confirm';
        // Whoever leaves and comes back is asked anew.
        const since = known.left_at ?? known.confirmed_at ?? known.created_at;
        const keys = mailKey([template, address, since], now());
        if (await isStored(transaction, keys)) return 'repeated';
        if (!mayMail) return 'enough';
        const token = await newToken(transaction, address, isSubscribed ? 'unsubscribe' : 'confirm');
        await mail(transaction, template, known.email, token, keys.key, language);
        return 'stored';
      });
    },

    /** True when the link still counts, used or not: a second click is no failure. */
    async confirm(token: string, language: MailFields = {}): Promise<boolean> {
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
        await mail(transaction, 'newsletter_welcome', subscriber.email, way, hash(`mail ${way}`), language);
        return true;
      });
    },

    /** True when the link is one of ours, however often it is used. Links that would confirm the address end with it. */
    async unsubscribe(token: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const subscriber = await addressOf(transaction, token, 'unsubscribe');
        if (!subscriber) return false;
        await leave(transaction, subscriber.address, now());
        return true;
      });
    },

    /** Whether a link still counts, without using it. */
    isValid(token: string, purpose: Purpose): Promise<boolean> {
      return db.transaction().execute(async (one) => (await addressOf(one, token, purpose)) !== undefined);
    },

    /** Whether an address gets the letter; undefined when it never asked. */
    async stateOf(email: string): Promise<NewsletterState | undefined> {
      const row = await db
        .selectFrom('subscribers')
        .select(['state', 'created_at', 'confirmed_at', 'left_at'])
        .where('address', '=', email.toLowerCase())
        .executeTakeFirst();
      if (!row) return undefined;
      const since = { pending: row.created_at, confirmed: row.confirmed_at, left: row.left_at }[row.state];
      return { state: row.state, since: since ?? row.created_at };
    },

    /** Forgets who did not confirm, with the mails that asked: a week after they asked, or once the last link they were sent has ended. */
    async prune(): Promise<void> {
      await db.deleteFrom('newsletter_tokens').where('expires_at', '<', now()).execute();
      const isOld = sql<SqlBool>`state = 'pending' and created_at < ${now() - pendingMs}`;
      const isForgotten = sql<SqlBool>`${isOld}
        and not exists (select 1 from newsletter_tokens where newsletter_tokens.address = subscribers.address)`;
      await db.transaction().execute(async (transaction) => {
        // Holds them, so that what follows sees the link of an order that was on its way.
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

    /** Ends the letter and forgets the address, with every link it was sent. */
    async forget(transaction: Transaction<Schema>, email: string): Promise<void> {
      await transaction.deleteFrom('subscribers').where('address', '=', email.toLowerCase()).execute();
    },

    /** Ends the letter at the owner's word, as its reader's own link does. False when nobody has this address, or has left. */
    end(email: string): Promise<boolean> {
      return db.transaction().execute((transaction) => leave(transaction, email.toLowerCase(), now()));
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

/** The address gets no letter any more, and links that would confirm it end. False when it got none. */
async function leave(transaction: Transaction<Schema>, address: string, time: number): Promise<boolean> {
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

type MailKey = { key: string; before: string };

/** Time is cut into windows; `before` is the key that the same request had in the previous one. */
function mailKey(request: readonly (string | number)[], time: number): MailKey {
  const window = Math.floor(time / sameRequestMs);
  const keyIn = (one: number) => hash(JSON.stringify(['newsletter', ...request, one]));
  return { key: keyIn(window), before: keyIn(window - 1) };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
