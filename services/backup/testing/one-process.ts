import { restoreBackup, verifyBackup } from '../restore-backup.ts';
import { backUp } from './back-up.ts';

/** A process that makes, verifies or restores one backup, as its arguments say; a test can kill it in the middle. */
const [name = '', options = ''] = process.argv.slice(2);
const given = JSON.parse(options) as { dataDir: string; backupDir: string; folder: string; databaseUrl?: string };
const acts: Record<string, () => Promise<unknown>> = {
  backup: () => backUp(given),
  verify: () => verifyBackup(given),
  restore: () => restoreBackup(given),
};
await acts[name]?.();
