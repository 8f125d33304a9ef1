import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a folder: a file that was made or renamed in it is on disk only then. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
