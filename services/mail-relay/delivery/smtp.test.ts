import { type AddressInfo, createServer, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sinkOfTest, type SinkOptions } from '../testing/smtp-sink.ts';
import { classifyFailure } from './failure.ts';
import { domainOf, proveSmtp, smtpTransport } from './smtp.ts';

const minute = 60_000;
const mail = { from: 'site@jantar.example', to: 'owner@jantar.example', subject: 'A shop', text: 'We sell pottery.' };

function transportTo(url: string) {
  const transport = smtpTransport(url, mail.from);
  onTestFinished(() => transport.close());
  return transport;
}

async function routeTo(options: SinkOptions) {
  const sink = await sinkOfTest(options);
  return { ...sink, ...transportTo(sink.url) };
}

/** A server by an address of this machine: that 0.0.0.0 is one nobody knows. */
const withPassword = (url: string, address: string) => url.replace('127.0.0.1', `site:secret@${address}`);

const failureOf = (sent: Promise<void>) => sent.then(() => undefined, classifyFailure);

/** Hands a mail to a server that does not answer. */
async function handOver() {
  const arrived = Promise.withResolvers<void>();
  const route = await routeTo({ hold: { mail: new Promise(() => undefined) }, onMail: arrived.resolve });
  const failure = failureOf(route.send(mail));
  await arrived.promise;
  return { ...route, failure };
}

/** The URL of a mail server that answers connections in its own way. */
async function answered(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('A mail server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  test('may take ten minutes to answer once it has the whole mail, and gets it once', async () => {
    const [arrived, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { send, mails } = await routeTo({ hold: { mail: answer.promise }, onMail: arrived.resolve });
    const sent = send(mail);
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(9 * minute);
    answer.resolve();
    await sent;
    expect(mails).toHaveLength(1);
  });

  test('that hangs up once it has the whole mail does not get it again as soon as it is back', async () => {
    const { hangUp, failure } = await handOver();
    hangUp();
    expect(await failure).toEqual({ kind: 'temporary', reason: 'ECONNECTION' });
  });

  test('that answers the whole mail with 421 puts off this mail, and not those of the others', async () => {
    const { send, mails } = await routeTo({ refuse: (number) => (number === 1 ? 421 : undefined) });
    expect(await failureOf(send(mail))).toEqual({ kind: 'temporary', reason: 'EMESSAGE 421' });
    await send(mail);
    expect(mails).toHaveLength(1);
  });

  test('that has not answered by then is left', async () => {
    const { failure } = await handOver();
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(await failure).toEqual({ kind: 'temporary', reason: 'EABORT' });
  });

  test('may take its time to greet, as one that waits for spammers to speak first', async () => {
    const [reached, greeting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { send, mails } = await routeTo({ hold: { greeting: greeting.promise }, onConnection: reached.resolve });
    const failure = failureOf(send(mail));
    await reached.promise;
    await vi.advanceTimersByTimeAsync(25_000);
    greeting.resolve();
    expect([await failure, mails.length]).toEqual([undefined, 1]);
  });

  describe.each([
    ['is sent a mail', (url: string) => transportTo(url).send(mail)],
    ['is asked whether it would take one', (url: string) => proveSmtp(url, mail)],
  ])('that %s', (_what, send) => {
    test('may take minutes to take the addresses, as one that asks the server of the recipient first', async () => {
      const taken = Promise.withResolvers<void>();
      const { url, greetings } = await sinkOfTest({ hold: { sender: taken.promise } });
      const failure = failureOf(send(url));
      await vi.waitFor(() => expect(greetings).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(4 * minute);
      taken.resolve();
      expect(await failure).toBeUndefined();
    });

    test.each([
      ['five minutes without an answer to them', 'MAIL', 5 * minute],
      ['a minute when it never lets the site in', 'EHLO', minute],
    ])('is left after %s', async (_when, unanswered, limit) => {
      const reached = Promise.withResolvers<void>();
      const url = await answered((socket) => {
        socket.write('220 hello\r\n');
        socket.on('data', (data) => {
          if (String(data).startsWith(unanswered)) reached.resolve();
          else socket.write('250 well\r\n');
        });
      });
      const failure = failureOf(send(url));
      await reached.promise;
      await vi.advanceTimersByTimeAsync(limit);
      expect(await failure).toEqual({ kind: 'route', reason: 'EABORT' });
    });
  });

  test('that holds a mail at a stop is hung up on', async () => {
    const { close, failure } = await handOver();
    close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failure).toEqual({ kind: 'temporary', reason: 'ECONNECTION' });
  });

  test('that leaves RSET unanswered after a refusal holds up no other mail', async () => {
    const { send, mails } = await routeTo({ refuse: (nth) => (nth <= 6 ? 550 : undefined), isDeafAfterRefusal: true });
    for (let refused = 1; refused <= 6; refused += 1) {
      expect(await failureOf(send(mail))).toEqual({ kind: 'refused', reason: 'EMESSAGE 550' });
    }
    await send(mail);
    expect(mails).toHaveLength(1);
  });

  test('that refuses an address and hangs up has refused the mail, also where it takes several commands at once', async () => {
    const url = await answered((socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', (data) => {
        for (const command of String(data).trim().split('\r\n')) {
          if (command.startsWith('RCPT')) socket.end('550 5.1.1 Nobody here\r\n');
          if (socket.writable)
            socket.write(command.startsWith('EHLO') ? '250-hello\r\n250 PIPELINING\r\n' : '250 well\r\n');
        }
      });
    });
    const refused = { kind: 'refused', reason: 'EENVELOPE 550 5.1.1' };
    expect(await failureOf(transportTo(url).send(mail))).toEqual(refused);
    expect(await failureOf(proveSmtp(url, mail))).toEqual(refused);
  });

  test('that hangs up before it greets is called twice in a try, not time and again', async () => {
    let calls = 0;
    const url = await answered((socket) => {
      calls += 1;
      socket.end();
    });
    const failed = await failureOf(transportTo(url).send(mail));
    expect(failed).toEqual({ kind: 'route', reason: 'ECONNECTION' });
    expect(calls).toBe(2);
  });

  test('is greeted in ASCII, whatever the letters of MAIL_FROM', async () => {
    expect(domainOf('Jantar <namaste@जन्तर.भारत>')).toBe('xn--81bql7a9j.xn--h2brj9c');
  });

  test('on this machine needs no certificate that somebody vouches for, and is greeted by a name that it can look up, also from a container', async () => {
    const { send, mails, greetings } = await routeTo({ offersTls: true });
    await send(mail);
    expect(mails).toHaveLength(1);
    expect(greetings).toEqual([hostname().includes('.') ? hostname() : 'jantar.example']);
  });

  test.each([
    ['without STARTTLS', {}, /^ETLS/],
    ['whose certificate nobody vouches for', { offersTls: true }, /^ESOCKET .*CERT/],
  ])('on another machine, %s, learns neither the password nor a mail', async (_what, options, reason) => {
    const { url, greetings, passwords } = await sinkOfTest(options);
    const failure = await failureOf(transportTo(withPassword(url, '0.0.0.0')).send(mail));
    expect(failure).toEqual({ kind: 'route', reason: expect.stringMatching(reason) });
    expect([greetings, passwords]).toEqual([[], []]);
  });

  test('gets password and mail in clear text on this machine, and where the owner says so', async () => {
    const { url, mails, passwords } = await sinkOfTest();
    for (const place of [withPassword(url, '127.0.0.1'), `${withPassword(url, '0.0.0.0')}?tls=never`])
      await transportTo(place).send(mail);
    expect([mails.length, passwords]).toEqual([2, ['secret', 'secret']]);
  });
});
