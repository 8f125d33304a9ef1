import { BackupError } from '../services/backup/backup-error.ts';
import { ageOf, isAsked, newestBackup } from '../services/backup/backup-folder.ts';

export const hourMs = 60 * 60_000;
/** A daily backup is late after this age, that is, after one failure. */
export const backupMaxMs = 36 * hourMs;
const readEveryMs = 10 * 60_000;

/** Returns the check of a folder of backups: what is wrong, in sentences. Where nobody ever asked for a backup nothing is. */
export function createBackupCheck(backupDir: string): (now: number) => Promise<string[]> {
  let read: { at: number; problems: Promise<string[]> } | undefined;
  return (now) => {
    if (!read || Math.abs(now - read.at) >= readEveryMs) read = { at: now, problems: problemsIn(backupDir, now) };
    return read.problems;
  };
}

async function problemsIn(backupDir: string, now: number): Promise<string[]> {
  try {
    const newest = await newestBackup(backupDir, now, isAsked);
    const age = newest ? ageOf(newest, now) : 0;
    if (age <= backupMaxMs) return [];
    return [`The newest backup is ${Math.floor(age / hourMs)} hours old. Look: systemctl status jantar-backup`];
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [error.message.replaceAll('\n', ' ')];
  }
}
