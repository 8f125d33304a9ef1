import { open } from 'node:fs/promises';

/** Flushes a folder: a file that was made or renamed in it is on disk only then. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
