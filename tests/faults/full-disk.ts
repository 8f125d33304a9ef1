import { closeSync, openSync, writeSync } from 'node:fs';

/** Whether this user cannot mount a small disk; such tests are then skipped, but not in CI. */
export const mountsNothing = process.getuid?.() !== 0 && !process.env['CI'];

/** Fills the disk; the site may write at the same time. */
export function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}
