import { createTransport } from 'nodemailer';
import { deliveriesAtOnce, deliveryLimitMs, type Transport } from './transport.ts';

const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Sends through the mail server at `url`, over connections that are kept open. */
export function smtpTransport(url: string): Transport {
  const pool = createTransport({
    ...patience,
    url,
    pool: true,
    maxConnections: deliveriesAtOnce,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await pool.sendMail({ ...mail, signal: AbortSignal.timeout(deliveryLimitMs) });
    },
    close: () => pool.close(),
  };
}
