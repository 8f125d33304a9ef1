import type { Generated } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';
import type { LimitTables } from './limit-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { PageViewTables } from './page-view-tables.ts';
import type { PasskeyTables } from './passkey-tables.ts';

/** Every table, as the migrations leave it. Times are milliseconds since 1970. */
export type Schema = IdentityTables &
  LimitTables &
  NewsletterTables &
  PageViewTables &
  PasskeyTables & {
    outbox: OutboxTable;
    /** One row, written to when readiness is asked for. */
    store: { id: 1; proved_at: number };
    believed_time: BelievedTimeTable;
  };

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
  /** Who holds the lease; only the holder may say what became of the mail. */
  lease: string | null;
  /** Why the last attempt failed, without personal data. */
  failure: string | null;
  /** The route that refused this mail for good: it is not tried there again. */
  refused_by: MailRoute | null;
  finished_at: number | null;
  /** The visitor's address in lower case, whether the mail is from them or to them; null once they had it forgotten. */
  visitor: string | null;
  /** 1: to be deleted as soon as it is delivered. SQLite knows no booleans. */
  forget: Generated<0 | 1>;
  /** When the owner had dealt with it; a dead letter that is done is no alert any more. */
  done_at: number | null;
  /** When it first came, for a mail that was requeued (`created_at` begins anew); else null. */
  received_at: number | null;
};

/** `held` is what the spam checks kept back: stored, never sent, deleted after a while. */
export type OutboxState = 'waiting' | 'leased' | 'sent' | 'dead' | 'held';
export type MailRoute = 'primary' | 'backup';

/** One row: how far the clock has been believed (believed-time.ts). */
type BelievedTimeTable = {
  id: number;
  believed_at: number;
  /** A clock that leapt ahead is watched from here… */
  doubted_since: number | null;
  /** …and was last seen here. */
  doubted_at: number | null;
};
