import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeManifest } from '../../services/backup/testing/write-manifest.ts';
import { sinkOfTest } from '../../services/mail-relay/testing/smtp-sink.ts';
import type { ProviderId } from '../../contracts/identity-wire.ts';
import type { Providers } from '../../services/identity/social/providers.ts';
import { signInBy } from '../../services/identity/testing/browser.ts';
import { testIdentity } from '../../services/identity/testing/test-identity.ts';
import { listen } from '../listen.ts';
import { loginChecks } from './login-checks.ts';
import { clockCheck, storageChecks } from './machine-checks.ts';
import { mailChecks } from './mail-checks.ts';
import { serverCheck } from './server-check.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';

const states = (checks: readonly { name: string; state: string }[]) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]));
describe('mail', () => {
  const good: Record<string, string[]> = {
    'site.test': ['another=record', 'v=spf1 include:mail.test -all'],
    'chosen._domainkey.site.test': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.site.test': ['v=DMARC1; p=reject'],
  };
  const mailFrom = 'Site <hello@site.test>';
  const mailTo = 'Owner <owner@site.test>';
  const config = { smtpUrl: undefined, smtpBackupUrl: undefined, mailFrom, mailTo, mailBackupTo: mailTo };

  const noAnswer = (code: string) => Promise.reject(Object.assign(new Error('no answer'), { code }));
  /** A DNS server, which gives a long record in parts. */
  const dnsWith = (records: Record<string, string[]>) => ({
    resolveTxt: async (name: string) =>
      records[name]?.map((record) => [record.slice(0, 4), record.slice(4)]) ?? noAnswer('ENOTFOUND'),
  });

  async function looked(records: Record<string, string[]>, selector?: string, from = mailFrom) {
    const sink = await sinkOfTest();
    const found = states(
      await mailChecks({ ...config, smtpUrl: sink.url, mailFrom: from }, { dns: dnsWith(records), selector }),
    );
    expect(sink.mails).toEqual([]);
    return found;
  }

  /** What is found out about a mail server alone. */
  async function lookedAt(smtpUrl: string, mailBackupTo = mailTo) {
    return (await mailChecks({ ...config, smtpUrl, mailBackupTo }, { dns: dnsWith({}) }))[0];
  }

  test('is well when the server lets the site in and the sender’s domain says who may send', async () => {
    expect(await looked(good, 'chosen')).toEqual({ 'mail server': 'ok', SPF: 'ok', DKIM: 'ok', DMARC: 'ok' });
  });

  test.each<[string, Record<string, string[]>, object]>([
    ['no record at all', {}, { SPF: 'failed', DKIM: 'failed', DMARC: 'failed' }],
    ['two SPF records', { ...good, 'site.test': ['v=spf1 -all', 'v=spf1 ~all'] }, { SPF: 'failed' }],
    ['everybody may send', { ...good, 'site.test': ['v=spf1 include:a +all'] }, { SPF: 'failed' }],
    ['a revoked key', { ...good, 'chosen._domainkey.site.test': ['v=DKIM1; p='] }, { DKIM: 'failed' }],
    ['DMARC that only watches', { ...good, '_dmarc.site.test': ['v=DMARC1; p=none'] }, { DMARC: 'attention' }],
  ])('is not with %s', async (_, records, expected) => {
    expect(await looked(records, 'chosen')).toMatchObject(expected);
  });

  test.each([
    ['the sender for good', { sender: 553 }, 'failed'],
    ['the recipient for good', { recipient: 550 }, 'failed'],
    ['the recipient for a while', { recipient: 450 }, 'attention'],
  ] as const)('is not where one refuses %s: its answer is told, it gets no mail', async (_, refuseAddress, state) => {
    const sink = await sinkOfTest({ refuseAddress });
    expect(await lookedAt(sink.url)).toMatchObject({
      state,
      says: expect.stringContaining(`${Object.values(refuseAddress)[0]} Not now`) as string,
    });
    expect(sink.mails).toEqual([]);
  });

  test('is not with a server that takes nothing for MAIL_BACKUP_TO, where that is another address', async () => {
    const sink = await sinkOfTest({ unknown: 'second@site.test' });
    expect(await lookedAt(sink.url, 'second@site.test')).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('to second@site.test: 550') as string,
    });
  });

  test.each(['421 4.7.0 Try again later', '550 5.4.5 Daily user sending limit exceeded'])(
    'may be well later with a server that says “%s”',
    async (answer) => {
      const busy = createServer((socket) => socket.end(`${answer}\r\n`));
      onTestFinished(() => void busy.close());
      const server = await lookedAt(`smtp://127.0.0.1:${await listen(busy, '127.0.0.1', 0)}`);
      expect(server).toMatchObject({ state: 'attention', says: expect.stringContaining(answer) as string });
    },
  );

  test('is not with messages that go to their own sender, where programs send a reply to its writer', async () => {
    for (const from of ['owner@site.test', 'Site <Owner@site.test>'])
      expect(await looked(good, 'chosen', from)).toMatchObject({ reply: 'attention' });
  });

  test('takes a parent’s DMARC record, and says that it cannot know a selector nobody named', async () => {
    const found = await looked({ ...good, 'mail.site.test': ['v=spf1 -all'] }, undefined, 'a@mail.site.test');
    expect(found).toMatchObject({ DMARC: 'ok', DKIM: 'unknown' });
  });

  test.each<[string, (sink: string) => string, string]>([
    ['a name without an address', () => 'smtps://mail.nowhere.invalid:465', 'DNS'],
    ['a port where nobody listens', () => 'smtp://127.0.0.1:1', 'host and port'],
    ['a server that wants a log-in first', (sink) => sink, 'user and password'],
    ['smtps:// on a port that speaks in clear', (sink) => sink.replace('smtp:', 'smtps:'), 'smtps:// is mostly on 465'],
    ['another machine that offers no TLS', (sink) => sink.replace('127.0.0.1', '0.0.0.0'), 'has to offer STARTTLS'],
  ])('says of %s what to correct', async (_, urlFrom, remedy) => {
    const sink = await sinkOfTest({ refuseAddress: { sender: 530 } });
    const server = await lookedAt(urlFrom(sink.url));
    expect(server).toMatchObject({ state: 'failed', remedy: expect.stringContaining(remedy) as string });
  });

  test('tells a server that refuses, a network without answers, and mail that stays here', async () => {
    const dns = { resolveTxt: () => noAnswer('ETIMEOUT') };
    const smtpUrl = 'smtp://127.0.0.1:1';
    const [first, second, ...others] = await mailChecks({ ...config, smtpUrl, smtpBackupUrl: smtpUrl }, { dns });
    const refused = { state: 'failed', says: expect.stringContaining('ECONNREFUSED') as string };
    expect([first, second]).toMatchObject([refused, { name: 'backup mail server', ...refused }]);
    expect(states(others)).toEqual({ SPF: 'unknown', DKIM: 'unknown', DMARC: 'unknown' });
    expect(states(await mailChecks(config, { dns }))).toEqual({ mail: 'attention' });
  });
});

describe('the clock', () => {
  /** A time server whose clock is off by so many milliseconds. It knows no time at a stratum of 0, and answers clients of version 4. */
  async function timeServer(offMs: number, stratum = 2): Promise<number> {
    const socket = createSocket('udp4');
    socket.on('message', (request, { port, address }) => {
      if (request[0] !== 0x23) return;
      const answer = Buffer.alloc(48);
      answer[0] = 0x24;
      answer[1] = stratum;
      const seconds = (Date.now() + offMs) / 1000 + 2_208_988_800;
      for (const at of [32, 40]) {
        answer.writeUInt32BE(Math.floor(seconds) % 2 ** 32, at);
        answer.writeUInt32BE(Math.floor((seconds % 1) * 2 ** 32), at + 4);
      }
      socket.send(answer, port, address);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    onTestFinished(() => void socket.close());
    return socket.address().port;
  }

  test('is compared with a time server', async () => {
    expect(await clockCheck('127.0.0.1', await timeServer(0))).toMatchObject({ state: 'ok' });
    const late = await clockCheck('127.0.0.1', await timeServer(60_000));
    expect(late).toMatchObject({ state: 'failed', says: expect.stringMatching(/^(?:59|60)\.\d s/) as string });
    // In 2036 the seconds of time servers begin anew.
    const later = await clockCheck('127.0.0.1', await timeServer(1e12));
    expect(later).toMatchObject({ state: 'failed', says: expect.stringMatching(/^(?:9{9}|10{9})\.\d s/) as string });
  });

  test('is unknown when no time server answers, or none that knows the time', async () => {
    for (const port of [1, await timeServer(0, 0)]) {
      const says = expect.stringContaining('does not answer') as string;
      expect(await clockCheck('127.0.0.1', port)).toMatchObject({ state: 'unknown', says });
    }
  });
});

test('the last backup is looked for, and its age told; a folder of backups that cannot be read is told', async () => {
  const dataDir = folderOfTest();
  const backupDir = path.join(dataDir, 'backups');
  const madeAt = '2026-11-01T00:00:00.000Z';
  const after = async (hours: number) => {
    const [found] = await storageChecks({ dataDir, backupDir }, () => Date.parse(madeAt) + hours * 3_600_000);
    return found?.state === 'failed' ? found.says : found?.state;
  };
  writeFileSync(backupDir, '');
  expect(await after(1)).toContain(backupDir);
  rmSync(backupDir);
  expect(await after(1)).toBe('attention');
  writeManifest(path.join(backupDir, 'one'), madeAt);
  expect(await after(36)).toBe('ok');
  expect(await after(36.1)).toBe('attention');
  writeManifest(path.join(backupDir, 'two'), '2026-11-02T20:00:00.000Z', { reason: 'upgrade' });
  expect(await after(48)).toBe('attention');
});

describe('the running server', () => {
  const remedy = 'See its log for “something needs the owner”.';
  test.each<[string, object, object]>([
    ['is well', { status: 'ok', problems: [] }, { state: 'ok' }],
    ['needs the owner', { status: 'degraded', problems: ['1.', '2.'] }, { state: 'attention', says: '1. 2.', remedy }],
    ['takes no messages', { status: 'failing', problems: ['One.'] }, { state: 'failed', says: 'One.', remedy }],
    [
      'does not say why it stops',
      { status: 'stopping' },
      { state: 'failed', says: 'It says: stopping.', remedy: expect.stringContaining('METRICS_TOKEN set') as string },
    ],
  ])('is asked with the token of the metrics, and %s', async (_, answer, expected) => {
    const server = createHttpServer(({ headers }, response) => {
      response.end(JSON.stringify(headers.authorization === 'Bearer secret' ? answer : {}));
    });
    onTestFinished(() => void server.close());
    const port = await listen(server, '0.0.0.0', 0);
    expect(await serverCheck({ host: '0.0.0.0', port, metricsToken: 'secret' })).toMatchObject(expected);
  });

  const asked = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' };
  test.each(Object.entries(asked))('that is missed at %s was looked for at %s', async (host, address) => {
    const says = expect.stringContaining(`at ${address}:1 (`) as string;
    expect(await serverCheck({ host, port: 1, metricsToken: undefined })).toMatchObject({ state: 'failed', says });
  });
});

test('whoever used the window that stands in for Facebook is counted, until Facebook itself is linked', async () => {
  const identity = await testIdentity();
  const signIn = (email: string, provider: ProviderId, subject: string) =>
    signInBy(identity, provider, { subject, email, emailVerified: true });
  const real = { 'facebook.com': { clientId: '1', clientSecret: '2' } };
  const told = async (one: Providers) => (await loginChecks(identity.database, one)).map(({ says }) => says);
  await signIn('a@example.com', 'google.com', 'email:a@example.com');
  expect(await told({})).toEqual([]);
  await signIn('b@example.com', 'facebook.com', 'email:b@example.com');
  await signIn('c@example.com', 'facebook.com', 'email:c@example.com');
  await signIn('c@example.com', 'facebook.com', '4711');
  expect(await told({})).toEqual([expect.stringContaining('Facebook: 1. They cannot log in by Facebook itself once')]);
  expect(await told(real)).toEqual([expect.stringContaining('now that FACEBOOK_CLIENT_ID is set')]);
  expect(await told({ 'facebook.com': 'off' })).toEqual([]);
});
