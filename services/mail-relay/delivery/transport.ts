import type { SendMailOptions } from 'nodemailer';

/** A way out for mail. `send` resolves when the other side has taken the mail for good, and rejects with its error. */
export type Transport = {
  send: (mail: SendMailOptions) => Promise<void>;
  close: () => void;
};

/** How many mails are on their way at once; an SMTP pool has as many connections. */
export const deliveriesAtOnce = 5;

/** One delivery takes no longer, so that it ends before its lease does. */
export const deliveryLimitMs = 15_000;
