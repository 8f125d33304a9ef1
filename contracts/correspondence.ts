import { messageLifeMs } from './retention.ts';

/** The messages that the site keeps of one visitor, as the server lists them for the holder of the address. */

/**
 * `GET`, with `Authorization: Bearer <ID token>`; `?before=<next of the last answer>` for older ones. Refusals are those of the
 * identity protocol, but 401 where the token is not good; 403 until the account's address is proved.
 */
export const correspondencePath = '/api/account/messages';

/** How long the site remembers what was sent, in days. The mails themselves are in the owner's inbox. */
export const messagesKeptDays = messageLifeMs / (24 * 60 * 60_000);

/** What a visitor wrote, with the address of their account. */
export type SentMessage = {
  id: string;
  kind: 'message' | 'booking';
  /** Milliseconds since 1970. */
  sentAt: number;
  /** `received`: kept safely, and on its way; `delivered`: in the owner's inbox. */
  state: 'received' | 'delivered';
  /** The fields of the form, as typed; a booking's requested time is in its `time_zone`. */
  fields: Record<string, string>;
};

/** `pending` waits for a click in the mail. */
export type NewsletterState = { state: 'pending' | 'confirmed' | 'left'; since: number };

/** The answer of `correspondencePath`: one page of messages and the newsletter state. */
export type Correspondence = {
  /** Newest first. */
  messages: SentMessage[];
  /** Present when there are older messages: the value of `?before=` for the next request. */
  next?: string;
  /** Absent for an address that was never subscribed. */
  newsletter?: NewsletterState;
};
