import { existsSync, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const folder = '/dev/shm';
/** Twice as much as all tests keep there at once, most of it the databases of PostgreSQL, of 10 MB each. */
const enough = 2 * 2 ** 30;

/**
 * The folder for temporary files of tests that are not about disks, since on a disk every commit waits for it; undefined on a
 * machine without enough memory.
 */
export const memoryFolder: string | undefined = freeBytes() >= enough ? folder : undefined;

function freeBytes(): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
