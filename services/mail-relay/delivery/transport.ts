import type { SendMailOptions } from 'nodemailer';

/** Sends mail by one route. `send` resolves when the other side has accepted the mail, and rejects with its error. */
export type Transport = {
  send: (mail: SendMailOptions) => Promise<void>;
  /** Aborts running deliveries. */
  close: () => void;
};

/** How many mails are delivered at once by one route. */
export const deliveriesAtOnce = 5;
