import { write as writeFile } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The most characters kept for a slow reader of the log; further lines are dropped. */
const waitingLimit = 4 * 1024 * 1024;
/** The pause before a write to a full pipe is tried again. */
const retryMs = 100;

/**
 * A destination for pino that writes to a file descriptor and never blocks the event loop, as pino's own destinations do when the
 * process ends or the disk is full. Lines that cannot be written are dropped; a line with their number precedes the next that can be.
 */
export function logDestination(fd: number, write: typeof writeFile = writeFile) {
  let waiting: string[] = [];
  let size = 0;
  let writing: Promise<void> | undefined;
  /** How many lines were dropped that no notice tells of yet. */
  let dropped = 0;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      size = 0;
      const count = dropped;
      const notice = count > 0 ? `${JSON.stringify({ level: 'warn', msg: 'log lines were dropped', count })}\n` : '';
      if (await writeWhole(Buffer.from(notice + lines.join('')))) dropped -= count;
      else dropped += lines.length;
    }
    // In the same turn in which there was no line left: a line that comes later begins anew.
    writing = undefined;
  }

  async function writeWhole(rest: Buffer): Promise<boolean> {
    while (rest.length > 0) {
      const written = await new Promise<number | string | undefined>((resolve) => {
        write(fd, rest, (error, count) => resolve(error ? error.code : count));
      });
      if (written === 'EAGAIN') await wait(retryMs, undefined, { ref: false });
      else if (typeof written !== 'number') return false;
      else rest = rest.subarray(written);
    }
    return true;
  }

  return {
    write(line: string): void {
      if (size + line.length > waitingLimit) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      size += line.length;
      writing ??= writeAll();
    },
    /** Resolves when all lines are written, after `limitMs` at the latest. */
    flushed: async (limitMs: number): Promise<void> => Promise.race([writing, wait(limitMs)]),
  };
}
