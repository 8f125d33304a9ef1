import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { jsonRequest, testRelay } from '../../services/mail-relay/testing/test-relay.ts';

/** A mail server that records what it receives. 0.0.0.0 reaches this machine by an address that is not loopback. */
async function listener(options: SMTPServerOptions) {
  const heard: string[] = [];
  const server = new SMTPServer({
    disableReverseLookup: true,
    closeTimeout: 50,
    allowInsecureAuth: true,
    onAuth: ({ password = '' }, _session, done) => {
      heard.push(`password ${password}`);
      done(null, { user: 'site' });
    },
    onMailFrom: ({ address }, _session, done) => {
      heard.push(`mail from ${address}`);
      done();
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
    ...options,
  });
  // A client that does not trust the certificate hangs up; that is no event for a test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { heard, port };
}

/** Sends one message over a route and returns the log entry of its first attempt. */
async function firstAttempt(smtpUrl: string): Promise<string> {
  const relay = await testRelay({ smtpUrl });
  relay.start();
  expect((await relay.routes.fetch(jsonRequest())).status).toBe(200);
  const told = () => relay.lines.find((line) => /"mail (?:sent|not sent yet)"/.test(line));
  // The templates are compiled for the first mail of a process.
  await expect.poll(told, { timeout: 60_000 }).toBeDefined();
  return relay.lines.join('');
}

test('finding 7: a mail server without STARTTLS learns neither the password nor a mail', async () => {
  const { heard, port } = await listener({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  expect(await firstAttempt(`smtp://site:secret@0.0.0.0:${port}`)).toContain('mail not sent yet');
  expect(heard).toEqual([]);
});

test('finding 7: nor does one whose certificate nobody vouches for', async () => {
  const { heard, port } = await listener({});
  expect(await firstAttempt(`smtp://site:secret@0.0.0.0:${port}`)).toContain('mail not sent yet');
  expect(heard).toEqual([]);
});

test('finding 7: clear text goes to this machine, and where the owner says so', async () => {
  const { heard, port } = await listener({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  for (const url of [`smtp://site:secret@127.0.0.1:${port}`, `smtp://site:secret@0.0.0.0:${port}?tls=never`]) {
    expect(await firstAttempt(url)).toContain('mail sent');
  }
  expect(heard.filter((line) => line === 'password secret')).toHaveLength(2);
});
