import type { Transaction } from 'kysely';
import type { AccountMailId, VisitorMailId } from '../contracts/mails.ts';
import type { Schema } from './database/schema.ts';
import type { Refund } from './limits/limit.ts';

/** A wish to send a mail to whoever an address belongs to. Mails to the owner are never refused. */
export type MailWish = {
  template: VisitorMailId | AccountMailId;
  inbox: string;
  /** Somebody has proved that the inbox is theirs: it then counts by itself, and no alias of it uses it up. */
  isProved?: boolean;
  /** Nobody has the address, which whoever asks must not learn: nothing will be sent, and only they are counted. */
  isAbsent?: boolean;
  /** The address of whoever asks. */
  sender?: string;
  /** A browser or network that the account knows: it has a budget that nobody else can use up. */
  reserve?: string | undefined;
};

/** `enough`: which budget is used up. Nothing is to be sent then. */
export type MailGrant = { refund: Refund } | { enough: 'inbox' | 'sender' | 'everywhere'; retryAfterSeconds: number };

type AccountMail = { key: string; template: AccountMailId; fields: Record<string, string>; quarantined: false };

/** How a service sends a mail: granted by the budget, stored within its own transaction, and `wake` once that is committed. */
export type MailSender = {
  grant: (wish: MailWish) => Promise<MailGrant>;
  enqueueIn: (transaction: Transaction<Schema>, mail: AccountMail) => Promise<void>;
  wake: () => void;
};
