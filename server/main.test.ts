import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { emailPaths, libraryVersion } from '../contracts/email-wire.ts';
import { ask } from './fixture/ask.ts';
import { writeFixtureSite } from './fixture/site.ts';
import { listen } from './listen.ts';
import { freePort } from '../services/testing/free-port.ts';

// Processes are started here; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

const project = path.resolve(import.meta.dirname, '..');
const root = mkdtempSync(path.join(tmpdir(), 'server-'));
const running = new Set<ChildProcess>();

/** The server as it is deployed: the bundle beside a built site, with no package installed. */
beforeAll(async () => {
  const fixture = writeFixtureSite();
  await build({
    root: project,
    configFile: path.join(project, 'vite.server.config.ts'),
    build: { outDir: path.join(root, 'build/server'), emptyOutDir: false },
    logLevel: 'error',
  });
  cpSync(fixture.outDir, path.join(root, 'dist'), { recursive: true });
  cpSync(fixture.pagesFile, path.join(root, 'build/pages.json'));
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  fixture.remove();
}, 60_000);
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true }));

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, 'build/server/main.js')], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const lines: Record<string, unknown>[] = [];
  const log = createInterface(child.stdout);
  log.on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const logged = async (message: string): Promise<void> => {
    while (!lines.some(({ msg }) => msg === message)) {
      await Promise.race([
        once(log, 'line'),
        ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${words}`))),
      ]);
    }
  };
  return { child, ended, logged, lines, words: () => words };
}

test('systemd hears several times within its limit that the process lives; where it cannot, the log says so', async () => {
  const [program, heard] = [path.join(root, 'systemd-notify'), path.join(root, 'heard')];
  const watched = {
    PORT: String(await freePort()),
    DATA_DIR: path.join(root, 'watched'),
    NOTIFY_SOCKET: '/run/notify',
    WATCHDOG_USEC: '150000',
  };
  const deaf = run({ ...watched, PATH: '/nowhere' });
  await deaf.logged('systemd could not be told that the server lives');
  deaf.child.kill();
  await deaf.ended;

  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${heard}\n`, { mode: 0o700 });
  const server = run({ ...watched, PATH: `${root}:${process.env['PATH']}` });
  const words = () => (existsSync(heard) ? readFileSync(heard, 'utf8').trimEnd().split('\n') : []);
  await expect.poll(() => words().length).toBeGreaterThanOrEqual(3);
  expect(new Set(words())).toEqual(new Set(['/run/notify WATCHDOG=1']));
  server.child.kill();
  await server.ended;
});

test('it says where things are, takes a message, delivers it, and stops with 0', async () => {
  const port = await freePort();
  const dataDir = path.join(root, 'data');
  const server = run({ PORT: String(port), DATA_DIR: dataDir });
  await server.logged('started');
  for (const place of [`http://localhost:${port}`, dataDir]) expect(server.words()).toContain(place);
  const link = /^ *Inbox +http:\/\/localhost:\d+(\/mailbox\/enter\?key=([\w-]{43}))$/m.exec(server.words());
  expect((await ask(port, '/about')).status).toBe(200);
  expect((await ask(port, '/readyz')).status).toBe(200);

  const message = {
    lib_version: libraryVersion,
    user_id: 'site',
    service_id: 'primary',
    template_id: 'contact',
    template_params: { name: 'Asha Rao', email: 'asha@visitor.example', subject: 'Hello', message: 'A secret plan' },
  };
  const headers = { 'content-type': 'application/json' };
  const sent = await ask(port, emailPaths.send, { method: 'POST', headers, body: JSON.stringify(message) });
  expect([sent.status, sent.body.toString()]).toEqual([200, 'OK']);
  await server.logged('mail sent');
  expect((await ask(port, '/mailbox')).status).toBe(303);
  const cookie = (await ask(port, link?.[1] ?? '')).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect((await ask(port, '/mailbox', { headers: { cookie } })).body.toString()).toContain('Hello');

  server.child.kill('SIGUSR2');
  await server.logged('dead letters are requeued');

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.lines.at(-1)).toMatchObject({ msg: 'stopped', cutOff: false });
  expect(JSON.stringify(server.lines)).not.toMatch(/asha|secret|127\.0\.0\.1|hello@/i);
  expect(JSON.stringify(server.lines)).not.toContain(link?.[2]);
});

test('a wrong setting stops the start with every fault and its remedy, and code 1', async () => {
  const server = run({ PORT: 'many', SITE_ORIGIN: 'example.com', DATA_DIR: path.join(root, 'data') });
  expect(await server.ended).toBe(1);
  expect(server.words()).toMatch(/PORT: .*\n.*Set .*\n.*SITE_ORIGIN: .*\n.*Set /);
  expect(server.words()).not.toContain('    at ');
});

test('a port that is taken is said in words, with code 1', async () => {
  const other = createServer();
  const port = await listen(other, '127.0.0.1', 0);
  const server = run({ PORT: String(port), DATA_DIR: path.join(root, 'data') });
  expect(await server.ended).toBe(1);
  expect(server.words()).toBe(
    `Port ${port} on 127.0.0.1 is already taken by another program. Stop that program, or set PORT to a free port.\n`,
  );
  other.close();
});

const postgres = inject('postgres');
test.skipIf(!postgres && !process.env['CI'])(
  'a store that refuses is said in words, without the password',
  async () => {
    const port = await freePort();
    const address = new URL('/none', postgres);
    address.password = 'hunter2';
    const server = run({
      PORT: String(port),
      DATA_DIR: path.join(root, 'data'),
      DATABASE_URL: address.href,
    });
    expect(await server.ended).toBe(1);
    expect(server.words()).toMatch(/^The store cannot be opened: .*no database of this name.*\nCreate it/);
    expect(server.words()).not.toContain('hunter2');
  },
);
