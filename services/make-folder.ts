import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder and those above it, closed to others. A recursive `mkdirSync` never ends where none can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
}
