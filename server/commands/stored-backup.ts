import { company } from '../../content/company.ts';
import { newestBackup } from '../../services/backup/backup-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';

/** The configuration for commands that also run on a machine without a store. */
export const restoreConfig = (): Config => readConfig(process.env, company.email);

/** The folder of the newest backup. Throws StartError when there is none. */
export function folderOfNewest(backupDir: string): string {
  const newest = newestBackup(backupDir, Date.now());
  if (newest) return newest.folder;
  throw new StartError(`There is no backup in ${backupDir}. Make one: jantar backup`);
}
