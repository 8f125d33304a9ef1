import { createTransport } from 'nodemailer';
import { isLoopbackName } from '../../loopback.ts';
import { deliveriesAtOnce, deliveryLimitMs, type Transport } from './transport.ts';

const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** At the end of an `smtp://` URL: the owner trusts the network on the way, so nothing is encrypted. */
export const clearTextWanted = '?tls=never';

/**
 * Sends through the mail server at `url`, over connections that are kept open. A server of another machine gets mail and
 * password over TLS only: without STARTTLS the attempt fails, whether the server lacks it or somebody on the way cut it out.
 */
export function smtpTransport(url: string): Transport {
  const pool = createTransport({ ...serverAt(url), pool: true, maxConnections: deliveriesAtOnce });
  return {
    async send(mail) {
      await pool.sendMail({ ...mail, signal: AbortSignal.timeout(deliveryLimitMs) });
    },
    close: () => pool.close(),
  };
}

/** Connects as for a mail, with TLS and log-in, and sends none. Rejects when the server does not let the site in. */
export async function proveSmtp(url: string): Promise<void> {
  const connection = createTransport(serverAt(url));
  try {
    await connection.verify();
  } finally {
    connection.close();
  }
}

function serverAt(url: string) {
  const { hostname, search } = new URL(url);
  const ignoreTLS = search === clearTextWanted;
  return {
    ...patience,
    url: url.slice(0, url.length - search.length),
    ignoreTLS,
    requireTLS: !ignoreTLS && !isLoopbackName(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
