import { makeBackup } from '../make-backup.ts';
import { restoreBackup, verifyBackup } from '../restore-backup.ts';

/** A process that makes, verifies or restores one backup, as its arguments say; a test can kill it in the middle. */
const [name = '', options = ''] = process.argv.slice(2);
const given = JSON.parse(options) as { dataDir: string; backupDir: string; folder: string; databaseUrl?: string };
const acts: Record<string, () => Promise<unknown>> = {
  backup: () => makeBackup({ ...given, reason: 'asked', version: '1', now: Date.now }),
  verify: () => verifyBackup(given),
  restore: () => restoreBackup(given),
};
await acts[name]?.();
