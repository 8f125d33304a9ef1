import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './give-to-owner.ts';

/** Creates a folder and its parents, closed to other users. Not by a recursive `mkdirSync`, which never returns where none can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    giveToOwner(path.dirname(folder), folder);
  } catch (error) {
    // Another process may have created it first.
    if (!existsSync(folder)) throw error;
  }
}
