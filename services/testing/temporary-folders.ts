import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Returns a function that makes a new, empty folder at every call. They are deleted after the tests of this file or `describe`. */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));
  return () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    made.push(folder);
    return folder;
  };
}

/** Makes one such folder. */
export const temporaryFolder = (): string => temporaryFolders()();
