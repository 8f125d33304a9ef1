import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport, type MailMessage } from 'nodemailer';
import { isLoopbackName } from '../../loopback.ts';
import { deliveriesAtOnce, type Transport } from './transport.ts';

/** Ten seconds until a server has greeted: some let that long pass on purpose, since spammers do not wait (Postfix's postscreen: 6 s). */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, dnsTimeout: 5000 };
/** Idle connections are closed after this: a firewall on the way may drop longer ones silently. */
const idleTimeout = 10_000;
/**
 * More connections than mails at a time: after a refusal the pool resets the session, and one whose server does not answer that is
 * lost until its time is up. The worker sees to it that no more than `deliveriesAtOnce` are in use.
 */
const maxConnections = 5 * deliveriesAtOnce;
/** A delivery that has not handed over its mail by then is aborted; the server has not taken it. */
const handOverMs = 15_000;
/** The time for the server's answer to the whole mail, by RFC 5321, 4.5.3.2.6. Hanging up earlier could deliver the mail twice. */
const answerMs = 10 * 60_000;

/** At the end of an `smtp://` URL: the owner trusts the network on the way, so nothing is encrypted. */
export const clearTextWanted = '?tls=never';

/**
 * Sends through the mail server at `url`, over pooled connections. A server on another machine gets mail and password over TLS only:
 * without STARTTLS the attempt fails, whether the server lacks it or an attacker stripped it.
 */
export function smtpTransport(url: string, mailFrom: string): Transport {
  const pool = createTransport({
    ...serverAt(url, mailFrom),
    socketTimeout: answerMs,
    pool: true,
    maxConnections,
    idleTimeout,
    // A connection that lay idle may be closed as it is used. Whoever hangs up on a new one as well is busy or shuts us out.
    maxRequeues: 1,
  });
  const onHandedOver = new Map<AbortSignal | undefined, () => void>();
  pool.use('stream', ({ message, data }, done) => {
    sendInTurn(message);
    message.processFunc((content) => content.once('end', () => onHandedOver.get(data.signal)?.()));
    done();
  });
  return {
    async send(mail) {
      const ending = new AbortController();
      const giveUp = () => ending.abort();
      let limit = setTimeout(giveUp, handOverMs);
      let isHandedOver = false;
      onHandedOver.set(ending.signal, () => {
        isHandedOver = true;
        clearTimeout(limit);
        limit = setTimeout(giveUp, answerMs);
      });
      try {
        await pool.sendMail({ ...mail, signal: ending.signal });
      } catch (error) {
        throw error instanceof Error ? Object.assign(error, { isHandedOver }) : error;
      } finally {
        clearTimeout(limit);
        onHandedOver.delete(ending.signal);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/**
 * Offers the server a mail as the site would, with TLS, log-in, sender and recipient, and hangs up before the mail itself, so that it
 * sends none. Rejects when the server does not let the site in or refuses one of the addresses.
 */
export async function proveSmtp(url: string, envelope: { from: string; to: string }): Promise<void> {
  const connection = createTransport(serverAt(url, envelope.from));
  const offered = new Error('The server would take the mail');
  const ending = new AbortController();
  const limit = setTimeout(() => ending.abort(), handOverMs);
  connection.use('stream', ({ message }, done) => {
    sendInTurn(message);
    // Read only once the server has taken the addresses and asks for the mail.
    message.createReadStream = () =>
      new Readable({
        read() {
          this.destroy(offered);
        },
      });
    done();
  });
  try {
    await connection.sendMail({ envelope, text: '', signal: ending.signal });
  } catch (error) {
    if (error !== offered) throw error;
  } finally {
    clearTimeout(limit);
    connection.close();
  }
}

/** The domain of `name@host` or `Words <name@host>` as SMTP and DNS write it: in lower case, and in ASCII also where it is not typed so. */
export function domainOf(mailbox: string): string {
  return domainToASCII(/@([^\s>@]+)>?$/.exec(mailbox)?.[1] ?? '');
}

/**
 * Has each command wait for its answer, also where a server takes several at once (PIPELINING): one that refuses an address and hangs
 * up leaves those behind it unanswered, and its refusal would count as a lost connection.
 */
function sendInTurn(message: MailMessage['message']): void {
  const envelope = message.getEnvelope();
  Object.defineProperty(envelope, 'pipelined', {
    get: () => false,
    set() {
      // The client would note here that the server offers it.
    },
  });
  message.getEnvelope = () => envelope;
}

function serverAt(url: string, mailFrom: string) {
  const { hostname: server, search } = new URL(url);
  const ignoreTLS = search === clearTextWanted;
  const isLocal = isLoopbackName(server);
  return {
    ...patience,
    // A machine without a full name, such as a container, would greet as [127.0.0.1], which Google's relay turns away.
    name: hostname().includes('.') ? hostname() : domainOf(mailFrom),
    url: url.slice(0, url.length - search.length),
    ignoreTLS,
    requireTLS: !ignoreTLS && !isLocal,
    // On this machine clear text would do, so a certificate that nobody vouches for does as well: a fresh Postfix offers STARTTLS with one.
    tls: { rejectUnauthorized: !isLocal },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
