import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SinkOptions = {
  /** The answer to the n-th mail, counted from 1: undefined takes it, a number is the SMTP status it is refused with. */
  refuse?: (mail: number) => number | undefined;
  /** Waited for before the sender, or the whole mail, is answered. */
  hold?: { sender?: Promise<void>; mail?: Promise<void> };
  /** Called with each mail that is there as a whole. */
  onMail?: () => void;
  /** 0 for a free one. */
  port?: number;
};

/** A mail server that keeps what it is sent. Each mail counts once its end has been acknowledged. */
export async function smtpSink({ refuse = () => undefined, hold = {}, onMail, port = 0 }: SinkOptions = {}) {
  const mails: Email[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    // Connections a client keeps open for later are no reason to wait.
    closeTimeout: 50,
    onMailFrom: (_address, _session, done) => void (hold.sender ?? Promise.resolve()).then(() => done()),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void answer(Buffer.concat(chunks), done));
    },
  });
  async function answer(raw: Buffer, done: (error?: Error) => void): Promise<void> {
    onMail?.();
    await hold.mail;
    const status = refuse((offered += 1));
    if (status !== undefined) return done(Object.assign(new Error('Not now'), { responseCode: status }));
    mails.push(await PostalMime.parse(raw));
    done();
  }

  // A client that is killed resets its connection; that is no event for a test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    mails,
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
