import type { MailRoute } from '../../database/schema.ts';
import type { MailId } from '../../../contracts/mails.ts';

/** What a visitor typed, checked by the template's form. */
export type MailFields = Record<string, string>;

/** A message on its way into the outbox. */
export type NewMail = {
  /** One key, one mail. */
  key: string;
  template: MailId;
  fields: MailFields;
  /** Kept back by the spam checks: stored, not sent. */
  quarantined: boolean;
  /** How long it is held back before it is delivered, in milliseconds. */
  waitMs?: number;
  /** A second mail of the same cause, stored in the same commit or not at all. */
  companion?: NewMail | undefined;
};

/** A mail this process may send until its lease ends. */
export type ClaimedMail = {
  key: string;
  template: string;
  fields: MailFields;
  route: MailRoute;
  /** This attempt included. One that a dead process took along does not count: the mail is not to blame. */
  attempts: number;
  createdAt: number;
  /** The route that refused it for good, if one did. */
  refusedBy: MailRoute | null;
  lease: string;
};

/** What a mail is drawn from. */
export type MailSource = Pick<ClaimedMail, 'key' | 'template' | 'fields' | 'createdAt'>;
