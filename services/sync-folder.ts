import { open } from 'node:fs/promises';

/** Flushes a folder: a file that was made or renamed in it is on disk only then. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}
