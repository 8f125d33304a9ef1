import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport, type MailMessage } from 'nodemailer';
import { isLoopbackName } from '../../loopback.ts';
import { deliveriesAtOnce, type Transport } from './transport.ts';

/** Idle connections are closed after this: a firewall on the way may drop longer ones silently. */
const idleTimeout = 10_000;
/**
 * More connections than mails at a time: after a refusal the pool resets the session, and one whose server does not answer that is
 * lost until its time is up. The worker sees to it that no more than `deliveriesAtOnce` are in use.
 */
const maxConnections = 5 * deliveriesAtOnce;
/**
 * How long each step of a delivery may take before it is aborted (docs/decisions/0043): until the server has let the site in; until it
 * has taken sender, recipient and mail; and until it has answered the whole mail.
 */
const stepMs = { logIn: 60_000, handOver: 5 * 60_000, answer: 10 * 60_000 };
/** Half a minute until the server has greeted and speaks TLS: the client counts all that as connecting. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: stepMs.answer, dnsTimeout: 5000 };

/** At the end of an `smtp://` URL: the owner trusts the network on the way, so nothing is encrypted. */
export const clearTextWanted = '?tls=never';

/**
 * Sends through the mail server at `url`, over pooled connections. A server on another machine gets mail and password over TLS only:
 * without STARTTLS the attempt fails, whether the server lacks it or an attacker stripped it.
 */
export function smtpTransport(url: string, mailFrom: string): Transport {
  const pool = createTransport({
    ...serverAt(url, mailFrom),
    pool: true,
    maxConnections,
    idleTimeout,
    // A connection that lay idle may be closed as it is used. Whoever hangs up on a new one as well is busy or shuts us out.
    maxRequeues: 1,
  });
  const running = new Map<AbortSignal | undefined, ReturnType<typeof patienceByStep>>();
  pool.use('stream', ({ message, data }, done) => {
    const delivery = running.get(data.signal);
    sendInTurn(message, () => delivery?.begin('handOver'));
    message.processFunc((content) => content.once('end', () => delivery?.begin('answer')));
    done();
  });
  return {
    async send(mail) {
      const delivery = patienceByStep();
      running.set(delivery.signal, delivery);
      try {
        await pool.sendMail({ ...mail, signal: delivery.signal });
      } catch (error) {
        const isHandedOver = delivery.step() === 'answer';
        throw error instanceof Error ? Object.assign(error, { isHandedOver }) : error;
      } finally {
        delivery.end();
        running.delete(delivery.signal);
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
  const delivery = patienceByStep();
  connection.use('stream', ({ message }, done) => {
    sendInTurn(message, () => delivery.begin('handOver'));
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
    await connection.sendMail({ envelope, text: '', signal: delivery.signal });
  } catch (error) {
    if (error !== offered) throw error;
  } finally {
    delivery.end();
    connection.close();
  }
}

/** Aborts its `signal` when the present step of a delivery takes longer than it may; the first is `logIn`. */
function patienceByStep() {
  const ending = new AbortController();
  let step: keyof typeof stepMs;
  let limit: NodeJS.Timeout | undefined;
  const begin = (next: keyof typeof stepMs) => {
    step = next;
    clearTimeout(limit);
    limit = setTimeout(() => ending.abort(), stepMs[next]);
  };
  begin('logIn');
  return { signal: ending.signal, begin, step: () => step, end: () => clearTimeout(limit) };
}

/** The domain of `name@host` or `Words <name@host>` as SMTP and DNS write it: in lower case, and in ASCII also where it is not typed so. */
export function domainOf(mailbox: string): string {
  return domainToASCII(/@([^\s>@]+)>?$/.exec(mailbox)?.[1] ?? '');
}

/**
 * Has each command wait for its answer, also where a server takes several at once (PIPELINING): one that refuses an address and hangs
 * up leaves those behind it unanswered, and its refusal would count as a lost connection. The client calls `onLoggedIn` before the first.
 */
function sendInTurn(message: MailMessage['message'], onLoggedIn: () => void): void {
  const envelope = message.getEnvelope();
  Object.defineProperty(envelope, 'pipelined', {
    get: () => false,
    set() {
      // The client would note here that the server offers it.
    },
  });
  message.getEnvelope = () => {
    onLoggedIn();
    return envelope;
  };
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
