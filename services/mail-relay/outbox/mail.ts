import type { MailRoute } from '../../database/schema.ts';
import type { MailId } from '../../../contracts/mails.ts';

/** The fields of a mail: a visitor's checked input, or the values of a template. */
export type MailFields = Record<string, string>;

/** A mail to be stored in the outbox. */
export type NewMail = {
  /** The idempotency key: a second mail of the same key is not stored. */
  key: string;
  template: MailId;
  fields: MailFields;
  /** The mail goes into quarantine: stored, not sent. */
  quarantined?: boolean;
  /** How long the delivery is delayed, in milliseconds. */
  waitMs?: number;
  /** A second mail of the same cause, stored in the same commit or not at all; never where this mail is stored already. */
  companion?: NewMail | undefined;
};

/** A mail that this process alone may deliver until its lease ends. */
export type ClaimedMail = {
  key: string;
  template: string;
  fields: MailFields;
  route: MailRoute;
  /** The number of attempts, including this one. Attempts of a process that died do not count. */
  attempts: number;
  createdAt: number;
  /** When it was first stored; `createdAt` is the last time that it was requeued. */
  storedAt: number;
  /** The route that refused the mail permanently, if any. */
  refusedBy: MailRoute | null;
  lease: string;
};

/** The part of a mail that it is rendered from. */
export type MailSource = Pick<ClaimedMail, 'key' | 'template' | 'fields' | 'createdAt' | 'storedAt'>;
