import path from 'node:path';
import { folderFault } from '../data-folder-fault.ts';
import type { DatabaseOptions } from '../database/database.ts';
import { storeFault } from '../database/store-fault.ts';
import { BackupError } from './backup-error.ts';

type Places = DatabaseOptions & {
  backupDir: string;
  /** The folder that copies are written to. */
  target: string;
};

/** Runs `act`, and rejects with a BackupError that says what to do when a folder or the store fails it. */
export function explaining<Result>(places: Places, act: () => Promise<Result>): Promise<Result> {
  return act().catch((error: unknown) => {
    throw explained(error, places);
  });
}

function explained(cause: unknown, { backupDir, target, dataDir, databaseUrl }: Places): unknown {
  if (!(cause instanceof Error) || cause instanceof BackupError) return cause;
  const { kind, problem, remedy } = storeFault(cause, databaseUrl === undefined ? dataDir : undefined);
  if (kind === 'full') {
    return new BackupError(`The disk of ${target} is full.\nMake room on it, or use a folder on another disk.`, {
      cause,
    });
  }
  if ('path' in cause && typeof cause.path === 'string') {
    const folder = `${cause.path}${path.sep}`.startsWith(`${backupDir}${path.sep}`) ? backupDir : dataDir;
    const fault = folderFault(folder) ?? {
      problem: cause.message,
      remedy: 'See whether its disk is mounted read-only or fails, and whom its files belong to.',
    };
    return new BackupError(`${folder} cannot be used: ${fault.problem}.\n${fault.remedy}`, { cause });
  }
  if (kind === 'other') return cause;
  return new BackupError(`The store cannot be used: ${problem}.\n${remedy}\n(${String(cause)})`, { cause });
}
