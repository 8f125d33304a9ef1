import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type SinkOptions = {
  /** The answer to the n-th mail, from 1: undefined accepts it, a number refuses it with that SMTP status. */
  refuse?: (mail: number) => number | undefined;
  /** The SMTP status that refuses a sender or a recipient. */
  refuseAddress?: { sender?: number; recipient?: number };
  /** A recipient that is refused with 550. */
  unknown?: string;
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  offersTls?: boolean;
  /** Reads nothing more on a connection on which it has refused a mail: RSET stays unanswered. */
  isDeafAfterRefusal?: boolean;
  /** Promises to await before the greeting, or before answering MAIL FROM or the whole mail. */
  hold?: { greeting?: Promise<void>; sender?: Promise<void>; mail?: Promise<void> };
  /** Called for each connection, before its greeting. */
  onConnection?: () => void;
  /** Called for each mail that has been received completely. */
  onMail?: () => void;
  /** 0 for a free one. */
  port?: number;
};

/** A mail server that keeps what it is sent. Each mail counts once its end has been acknowledged. */
export async function smtpSink({
  refuse = () => undefined,
  refuseAddress = {},
  unknown,
  offersTls = false,
  isDeafAfterRefusal = false,
  hold = {},
  onConnection,
  onMail,
  port = 0,
}: SinkOptions = {}) {
  const mails: Email[] = [];
  const greetings: string[] = [];
  const passwords: string[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    // Do not wait for idle connections of clients.
    closeTimeout: 50,
    onConnect: (_session, done) => {
      onConnection?.();
      void (hold.greeting ?? Promise.resolve()).then(() => done());
    },
    onAuth: ({ password }, _session, done) => {
      passwords.push(String(password));
      done(null, { user: 'site' });
    },
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      greetings.push(hostNameAppearsAs);
      void (hold.sender ?? Promise.resolve()).then(() => done(refusal(refuseAddress.sender)));
    },
    onRcptTo: ({ address }, _session, done) => done(refusal(address === unknown ? 550 : refuseAddress.recipient)),
    onData(stream, { remotePort }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void answer(Buffer.concat(chunks), remotePort, done));
    },
  });
  async function answer(raw: Buffer, from: number, done: (error?: Error) => void): Promise<void> {
    onMail?.();
    await hold.mail;
    const refused = refusal(refuse((offered += 1)));
    if (refused && isDeafAfterRefusal) sockets.forEach((socket) => socket.remotePort === from && socket.pause());
    if (refused) return done(refused);
    mails.push(await PostalMime.parse(raw));
    done();
  }

  // Ignore connections reset by a killed client.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    mails,
    /** The name by which the client of each mail has greeted. */
    greetings,
    /** The passwords that clients have given. */
    passwords,
    url: `smtp://127.0.0.1:${actual}`,
    /** Ends all connections without a word. */
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Such a server until the end of the test. */
export async function sinkOfTest(options: SinkOptions = {}) {
  const sink = await smtpSink(options);
  onTestFinished(sink.stop);
  return sink;
}

const refusal = (status: number | undefined) =>
  status === undefined ? undefined : Object.assign(new Error('Not now'), { responseCode: status });
