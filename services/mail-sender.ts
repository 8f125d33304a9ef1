import type { AccountMailId, VisitorMailId } from '../contracts/mails.ts';
import type { Transaction } from './database/schema.ts';
import type { Refund } from './limits/limit.ts';

/** A request to the mail budget for a mail to a visitor's address. Mails to the owner need none. */
export type MailRequest = {
  template: VisitorMailId | AccountMailId;
  inbox: string;
  /** The inbox is proved to be the account's; it then has a count of its own, which aliases of the address cannot use up. */
  isProved?: boolean;
  /** No account has the address, which the client must not learn: no mail will be sent, and the site-wide budget is not charged. */
  isAbsent?: boolean;
  /** The IP address of the client that causes the mail. */
  sender?: string;
  /** The id of a browser or network that the account knows; it has a budget that nobody else can use up. */
  reserve?: string | undefined;
};

/** Either a grant with its refund, or in `enough` the budget that is used up; then the mail must not be sent. */
export type MailGrant = { refund: Refund } | { enough: 'inbox' | 'sender' | 'everywhere'; retryAfterSeconds: number };

type AccountMail = { key: string; template: AccountMailId; fields: Record<string, string> };

/** How a service sends a mail: ask the budget (`grant`), store the mail in its own transaction (`enqueueIn`), and `wake` after the commit. */
export type MailSender = {
  grant: (request: MailRequest) => Promise<MailGrant>;
  enqueueIn: (transaction: Transaction, mail: AccountMail) => Promise<void>;
  wake: () => void;
};
