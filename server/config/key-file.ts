import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderFault } from '../../services/data-folder-fault.ts';
import { codeOf } from '../../services/error-code.ts';
import type { Parse } from './settings-reader.ts';

const bytes = 32;

/** Parses the path of a key file: 32 random bytes that only this user can read. Its content is never printed. */
export const keyFile: Parse<Uint8Array> = (text) => {
  const file = path.resolve(text);
  const remedy = `Make it once, and keep a copy away from the backups of the store: (umask 077; openssl rand -out ${file} ${bytes})`;
  try {
    const { mode } = statSync(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      return {
        problem: `${file} is open to other users`,
        remedy: `Close it (chmod 600 ${file}), or make a new one if others may have read it.`,
      };
    }
    const key = readFileSync(file);
    if (key.length === bytes) return { value: key };
    return { problem: `${file} holds ${key.length} bytes instead of ${bytes}`, remedy };
  } catch (error) {
    const problem = `${file} cannot be read (${codeOf(error)})`;
    if (codeOf(error) !== 'EACCES') return { problem, remedy };
    return {
      problem,
      remedy: folderFault(file)?.remedy ?? 'Put it into a folder that the user of this process may enter.',
    };
  }
};
