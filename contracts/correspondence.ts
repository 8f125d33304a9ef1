import { retention } from './retention.ts';

/** What the site keeps of one visitor's letters, as the server tells it to the holder of the address. */

/** `GET`, with `Authorization: Bearer <ID token>`; `?before=<next of the last answer>` for older ones. */
export const correspondencePath = '/api/account/messages';

/** How long the site remembers what was sent, in days. The mails themselves are in the owner's inbox. */
export const messagesKeptDays = retention.messages / (24 * 60 * 60_000);

/** Why there is no answer: beside those of the identity protocol, with the same shape. */
export const correspondenceErrors = {
  /** 403: nobody has proved that the account's address is theirs, and anybody can type any address into a form. */
  unproved: 'EMAIL_NOT_VERIFIED',
  /** 503: the store failed. */
  unavailable: 'INTERNAL_ERROR : The service is temporarily unavailable',
} as const;

/** What a visitor wrote, with the address of their account. */
export type SentMessage = {
  id: string;
  kind: 'message' | 'booking';
  /** Milliseconds since 1970. */
  sentAt: number;
  /** `received`: kept safely, and on its way; `delivered`: in the owner's inbox. */
  state: 'received' | 'delivered';
  /** The fields of the form, as they were typed; a booking's wish by the clocks of its `time_zone`. */
  fields: Record<string, string>;
};

/** `pending` waits for a click in the mail. */
export type NewsletterState = { state: 'pending' | 'confirmed' | 'left'; since: number };

export type Correspondence = {
  /** Newest first. */
  messages: SentMessage[];
  /** There are older ones. */
  next?: string;
  /** Absent for an address that was never subscribed. */
  newsletter?: NewsletterState;
};
