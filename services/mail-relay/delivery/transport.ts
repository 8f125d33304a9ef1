import type { SendMailOptions } from 'nodemailer';

/** A way out for mail. `send` resolves when the other side has taken the mail for good, and rejects with its error. */
export type Transport = {
  send: (mail: SendMailOptions) => Promise<void>;
  /** Ends what is still on its way. */
  close: () => void;
};

/** How many mails are on their way at once by one route; an SMTP pool has as many connections. */
export const deliveriesAtOnce = 5;
