import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Gives a new, empty folder at every call. They are gone when the tests of this file or `describe` are over. */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));
  return () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    made.push(folder);
    return folder;
  };
}

/** One of them. */
export const temporaryFolder = (): string => temporaryFolders()();
