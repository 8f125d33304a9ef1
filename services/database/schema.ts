import type { Generated, Kysely, Transaction as TransactionOf } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';
import type { PasskeyTables } from './passkey-tables.ts';

/** The store, or a transaction in it. */
export type Store = Kysely<Schema>;
export type Transaction = TransactionOf<Schema>;

/** Every table after all migrations. Times are milliseconds since 1970. */
export type Schema = IdentityTables &
  PasskeyTables & {
    outbox: OutboxTable;
    subscribers: {
      /** The address in lower case, so that each is subscribed once however it is typed. */
      address: string;
      /** The address as its owner typed it. */
      email: string;
      state: SubscriberState;
      created_at: number;
      confirmed_at: number | null;
      left_at: number | null;
    };
    /** The tokens of mailed links, hashed: the token itself exists only in its mail. */
    newsletter_tokens: {
      /** SHA-256 of the token. */
      hash: string;
      address: string;
      purpose: 'confirm' | 'unsubscribe';
      /** Null for the unsubscribe links of the site's own mails, which never expire. */
      expires_at: number | null;
    };
    /** One row with the state of believed-time.ts. */
    believed_time: {
      id: number;
      believed_at: number;
      /** Since when a clock that leapt ahead has been watched. */
      doubted_since: number | null;
      /** The last reading of that clock. */
      doubted_at: number | null;
    };
    /** The counts of rate limits; used on PostgreSQL only. */
    limit_counts: {
      /** HMAC of the limit's name and of the key it is counted by. */
      key: string;
      count: number;
      /** The most takes within the window. */
      points: number;
      ends_at: number;
    };
    /** Page views per day and path; nothing about the viewers. */
    page_views: {
      /** The date in the company's time zone, such as `2026-11-24`. */
      day: string;
      path: string;
      views: number;
    };
  };

/** The mails of the outbox, delivered ones included until they are pruned. */
export type OutboxTable = {
  /** The idempotency key, hashed: one key is one mail, however often it is sent. */
  key: string;
  template: string;
  /** The visitor's fields as JSON. */
  fields: string;
  /** Length of `fields`, in characters. */
  size: Generated<number>;
  state: OutboxState;
  route: MailRoute;
  attempts: Generated<number>;
  created_at: number;
  /** When a waiting mail may be claimed; when a leased mail's lease ends. */
  due_at: number;
  /** The id of the lease; only its holder may settle the mail. */
  lease: string | null;
  /** Why the last attempt failed, without personal data. */
  failure: string | null;
  /** The route that refused this mail permanently; it is not tried there again. */
  refused_by: MailRoute | null;
  finished_at: number | null;
  /** The visitor's address in lower case, as sender or recipient; null once they deleted it. */
  visitor: string | null;
  /** 1: the mail is deleted as soon as it is delivered. */
  forget: Generated<0 | 1>;
  /** When the owner marked it done; a dead letter that is done no longer raises an alert. */
  done_at: number | null;
  /** When a requeued mail first came, since requeueing resets `created_at`; else null. */
  received_at: number | null;
};

/** `held` mails are in quarantine: the spam checks kept them back; they are not sent, and deleted after a while. */
export type OutboxState = 'waiting' | 'leased' | 'sent' | 'dead' | 'held';
/** A way out for mail: the first SMTP server (or the Maildir), or the backup server. */
export type MailRoute = 'primary' | 'backup';
/** `pending` until the confirmation link is opened; only `confirmed` subscribers get the newsletter. */
export type SubscriberState = 'pending' | 'confirmed' | 'left';
