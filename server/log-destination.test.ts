import type { write as writeFile } from 'node:fs';
import { expect, test } from 'vitest';
import { logDestination } from './log-destination.ts';

type Answer = { error?: string; count?: number };

/** A file descriptor that answers each write as the test says. */
function descriptor() {
  const written: string[] = [];
  const writes: ((answer?: Answer) => void)[] = [];
  const arrived: (() => void)[] = [];
  const write = (_fd: number, data: Buffer, done: (error: Error | null, count: number) => void) => {
    writes.push(({ error, count = data.length } = {}) => {
      if (error === undefined) written.push(data.subarray(0, count).toString());
      done(error === undefined ? null : Object.assign(new Error(error), { code: error }), count);
    });
    arrived.shift()?.();
  };
  const answer = async (reply?: Answer) => {
    if (writes.length === 0) await new Promise<void>((resolve) => arrived.push(resolve));
    writes.shift()?.(reply);
  };
  return { destination: logDestination(1, write as unknown as typeof writeFile), written, answer };
}

test('lines that arrive during a write are written together after it, whole, however little one write takes', async () => {
  const { destination, written, answer } = descriptor();
  destination.write('one\n');
  destination.write('two\n');
  destination.write('three\n');
  await answer({ count: 2 });
  await answer();
  await answer();
  await destination.flushed(1000);
  expect(written.join('')).toBe('one\ntwo\nthree\n');
});

test('a line that comes just as a write ends is written too', async () => {
  const missed: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    const written: string[] = [];
    const write = (_fd: number, data: Buffer, done: (error: null, count: number) => void) => {
      written.push(data.toString());
      done(null, data.length);
    };
    const destination = logDestination(1, write as unknown as typeof writeFile);
    destination.write('one\n');
    for (let later = 0; later < step; later += 1) await Promise.resolve();
    destination.write('two\n');
    await destination.flushed(1000);
    if (written.join('') !== 'one\ntwo\n') missed.push(step);
  }
  expect(missed).toEqual([]);
});

test('a full pipe costs no line: the write is tried again', async () => {
  const { destination, written, answer } = descriptor();
  destination.write('one\n');
  await answer({ error: 'EAGAIN' });
  await answer();
  await destination.flushed(1000);
  expect(written).toEqual(['one\n']);
});

test('a full disk costs lines, not the process, and is told once there is room', async () => {
  const { destination, written, answer } = descriptor();
  destination.write('lost\n');
  await answer({ error: 'ENOSPC' });
  destination.write('kept\n');
  await answer();
  await destination.flushed(1000);
  destination.write('also lost\n');
  await answer({ error: 'ENOSPC' });
  destination.write('kept, too\n');
  await answer();
  await destination.flushed(1000);
  const notice = '{"level":"warn","msg":"log lines were dropped","count":1}\n';
  expect(written).toEqual([`${notice}kept\n`, `${notice}kept, too\n`]);
});

test('a reader that has stopped costs lines once a few megabytes wait', async () => {
  const { destination, written, answer } = descriptor();
  const megabyte = 'x'.repeat(1024 * 1024);
  for (let line = 0; line < 7; line += 1) destination.write(megabyte);
  const started = performance.now();
  await destination.flushed(10);
  expect(performance.now() - started).toBeLessThan(5000);
  // The first line is being written, four wait.
  await answer();
  await answer();
  await destination.flushed(1000);
  const notice = '{"level":"warn","msg":"log lines were dropped","count":2}\n';
  expect(written.map((text) => text.replaceAll(megabyte, 'x'))).toEqual(['x', `${notice}xxxx`]);
});
