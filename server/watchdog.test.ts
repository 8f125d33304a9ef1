import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { feedWatchdog } from './watchdog.ts';

/** A program in place of systemd's that keeps what it is told. */
function supervisor() {
  const folder = mkdtempSync(path.join(tmpdir(), 'watchdog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [program, heard] = [path.join(folder, 'systemd-notify'), path.join(folder, 'heard')];
  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${heard}\n`);
  writeFileSync(heard, '');
  chmodSync(program, 0o700);
  const env = { PATH: `${folder}:${process.env['PATH']}`, NOTIFY_SOCKET: '/run/systemd/notify' };
  return { env, heard: () => readFileSync(heard, 'utf8').split('\n').filter(Boolean) };
}

function start(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const stop = feedWatchdog(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }), env);
  onTestFinished(stop);
  return { stop, lines };
}

test('systemd hears several times within its limit that the process lives', async () => {
  const { env, heard } = supervisor();
  const { stop, lines } = start({ ...env, WATCHDOG_USEC: '150000' });
  await expect.poll(() => heard().length).toBeGreaterThanOrEqual(3);
  stop();
  expect(new Set(heard())).toEqual(new Set(['/run/systemd/notify WATCHDOG=1']));
  expect(lines).toEqual([]);
});

test('where it cannot be told, the log says so', async () => {
  const { lines } = start({ PATH: '/nowhere', NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '150000' });
  await expect.poll(() => lines[0]).toContain('systemd could not be told');
});
