import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../services/testing/free-port.ts';

/** A busy machine needs many times the usual half second. */
const startLimitMs = 60_000;

export type ServerProcess = { port: number; kill: () => Promise<void>; start: () => Promise<void> };

/** A server process on a port of its own that can be killed and started again. `start` resolves when it takes connections. */
export async function serverProcess(program: string, environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const killNow = () => child?.kill('SIGKILL');
  process.on('exit', killNow);
  return {
    port,
    async start() {
      child = spawn(process.execPath, [program], {
        env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilItListens(port, child);
    },
    async kill() {
      if (!child || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      killNow();
      await ended;
    },
  };
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (!(await connects(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} instead of starting`);
    if (Date.now() > limit) throw new Error(`The server did not listen on port ${port} within ${startLimitMs} ms`);
    await wait(10);
  }
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
