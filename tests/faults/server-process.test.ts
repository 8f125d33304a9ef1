import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { ask } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { runCommand } from '../../tools/environment/run-command.ts';
import { ownerAddress, refusedStart, startSite } from '../harness/site-server.ts';
import { sendMessage } from './client.ts';

async function start(settings: Record<string, string>, stdout?: number) {
  const site = await startSite(settings, { host: 'localhost', ...(stdout && { stdout }) });
  onTestFinished(async () => void (await site.stop()));
  return site;
}

const folder = temporaryFolder();

test('systemd hears several times within its limit that the process lives; where it cannot, the log says so', async () => {
  const [program, heard] = [path.join(folder, 'systemd-notify'), path.join(folder, 'heard')];
  const watched = { NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '150000' };
  const deaf = await start({ ...watched, PATH: '/nowhere' });
  await expect.poll(deaf.said).toContain('systemd could not be told that the server lives');

  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${heard}\n`, { mode: 0o700 });
  await start({ ...watched, PATH: `${folder}:${process.env['PATH']}` });
  const words = () => (existsSync(heard) ? readFileSync(heard, 'utf8').trimEnd().split('\n') : []);
  await expect.poll(() => words().length).toBeGreaterThanOrEqual(3);
  expect(new Set(words())).toEqual(new Set(['/run/notify WATCHDOG=1']));
});

test('it says where things are and which setting is misspelt, takes a message, delivers it, and stops with 0', async () => {
  const file = path.join(folder, 'log');
  const settings = { LOG_LEVEL: 'info', OWNER_PASSWROD: 'a secret of the owner' };
  const { origin, port, dataDir, inboxLink, said, stop } = await start(settings, openSync(file, 'w'));
  const log = () => readFileSync(file, 'utf8');
  await expect.poll(log).toContain('"name":"OWNER_PASSWROD","meant":"OWNER_PASSWORD"');
  for (const place of [origin, dataDir, inboxLink]) await expect.poll(said).toContain(place);
  expect((await ask(port, '/about')).status).toBe(200);

  const message = contactMessage({ subject: 'Hello', email: 'asha@visitor.example', message: 'A secret plan' });
  const sent = await ask(port, emailPaths.send, message);
  expect([sent.status, sent.body.toString()]).toEqual([200, 'OK']);
  await expect.poll(log).toContain('mail sent');
  expect((await ask(port, '/mailbox')).status).toBe(303);
  const cookie = (await ask(port, inboxLink.slice(origin.length))).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect((await ask(port, '/mailbox', { headers: { cookie } })).body.toString()).toContain('Hello');

  expect(await stop()).toBe(0);
  const records = log()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(records.at(-1)).toMatchObject({ msg: 'stopped', cutOff: false });
  expect(log()).not.toMatch(/asha|secret|127\.0\.0\.1|hello@/i);
  expect(log()).not.toContain(ownerAddress);
  expect(log()).not.toContain(inboxLink.split('key=')[1]);
});

test('a wrong setting stops the start with every fault and its remedy, and code 1', async () => {
  const words = await refusedStart({ PORT: 'many', SITE_ORIGIN: 'example.com' });
  expect(words).toMatch(/PORT: .*\n.*Set .*\n.*SITE_ORIGIN: .*\n.*Set /);
  expect(words).not.toContain('    at ');
});

test('a program that fails after it has started a site leaves neither the server nor its data', async () => {
  const program = `import { startSite } from './tests/harness/site-server.ts';
    const { origin, dataDir } = await startSite();
    console.log(origin, dataDir);
    throw new Error('It fails.');`;
  const { code, output } = await runCommand(process.execPath, ['--input-type=module', '--eval', program]);
  const [, origin = '', dataDir = ''] = /(http:\S+) (\S+)/.exec(output) ?? [];
  expect(code).toBe(1);
  expect(dataDir).not.toBe('');
  expect(existsSync(dataDir)).toBe(false);
  await expect.poll(() => fetch(origin).catch(() => 'gone')).toBe('gone');
});

/** A pipe whose reader never reads: `O_RDWR` keeps it open without one. */
function unreadPipe(): number {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  return openSync(pipe, constants.O_RDWR);
}

test.each([
  ['on a full disk', () => openSync('/dev/full', 'w')],
  ['in a pipe that nobody reads', unreadPipe],
])('A log that cannot be written delays neither pages, nor messages, nor the stop: %s', async (_, open) => {
  const stdout = open();
  const site = await startSite({ LOG_LEVEL: 'trace' }, { stdout });
  // A pipe holds 64 kB; each answer logs a line of more than 100 bytes.
  for (let round = 0; round < 20; round += 1) {
    const pages = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.origin}/about`)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(pages.map(async (page) => page.body?.cancel()));
  }
  expect(await sendMessage(1, site.port)).toBe(true);
  expect(await site.stop()).toBe(0);
  closeSync(stdout);
});

test('A fault is logged with the sources it came through, not with lines of the bundle', async () => {
  const site = await startSite();
  // The site may be writing to it just then.
  const store = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  store.exec('drop table outbox');
  store.close();
  expect(await sendMessage(1, site.port)).toBe(false);
  await expect.poll(site.said).toContain('a message could not be stored');
  await site.stop();
  expect(site.said()).toContain('/services/database/sqlite-dialect.ts:');
  expect(site.said()).not.toContain('/build/server/assets/');
});
