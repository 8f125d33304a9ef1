import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

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

/** A new, empty folder for one test that is not about disks; it is deleted after it. */
export function folderOfTest(): string {
  const folder = mkdtempSync(path.join(memoryFolder ?? tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
