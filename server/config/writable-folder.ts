import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Parse } from './settings-reader.ts';

/**
 * A folder that exists (it is created if need be) and can be written to.
 * Something is really written: permission bits say nothing on a full or read-only disk, nor to root.
 */
export const writableFolder: Parse<string> = (text) => {
  const folder = path.resolve(text);
  try {
    // Mails and accounts lie here; nobody else on the machine should read them.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(path.join(folder, '.write-test-')));
    return { value: folder };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return {
      problem: `${folder} cannot be written to (${code})`,
      remedy: 'Set a folder that the user of this process owns; messages and accounts are kept there.',
    };
  }
};
