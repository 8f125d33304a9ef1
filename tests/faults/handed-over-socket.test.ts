import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../server/fixture/ask.ts';
import { findOnPath } from '../../tools/environment/find-program.ts';
import { projectRoot } from '../../tools/environment/run-command.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

/** systemd-socket-activate, which passes a listening socket as systemd does. */
const activator = await findOnPath('systemd-socket-activate');
/** Restarts the server whenever it ends, on the same socket, as a systemd unit with a socket does. */
const supervisor = `while :; do sh -c 'LISTEN_PID=$$ exec "$0" "$1" start' "$0" "$1"; done`;
const folder = temporaryFolder();
const restarts = 3;
const visitors = 8;

/** Requests a page over a new connection; rejects when it is refused or breaks. */
const page = async (port: number) => (await ask(port, '/about')).status;

test.skipIf(activator === undefined)('a process whose supervisor holds the socket is replaced unnoticed', async () => {
  const port = await freePort();
  const program = path.join(projectRoot, 'build/server/jantar.js');
  const child = spawn(
    activator ?? '',
    ['-l', `127.0.0.1:${port}`, '-E', 'DATA_DIR', '-E', 'PORT', 'sh', '-c', supervisor, process.execPath, program],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data'), PORT: String(port) },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
  // An iterator, which keeps the lines that come at once.
  const log = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextStart = async (): Promise<number> => {
    for (;;) {
      const { value } = (await log.next()) as { value: string };
      const { msg, pid } = JSON.parse(value) as { msg: string; pid: number };
      if (msg === 'started') return pid;
    }
  };
  const over = new AbortController();
  const answers: unknown[] = [];
  const first = nextStart();
  // The supervisor has to listen before visitors come.
  await expect.poll(() => page(port).catch(() => 0), { timeout: 20_000 }).toBe(200);
  const visits = Array.from({ length: visitors }, async () => {
    while (!over.signal.aborted) answers.push(await page(port).catch((error: unknown) => error));
  });
  let pid = await first;
  for (let count = 0; count < restarts; count += 1) {
    const seen = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(seen + visitors);
    const next = nextStart();
    process.kill(pid, 'SIGTERM');
    pid = await next;
  }
  over.abort();
  await Promise.all(visits);
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
});
