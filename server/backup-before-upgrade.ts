import type { Logger } from 'pino';
import { BackupToolMissingError } from '../services/backup/backup-error.ts';
import { pruneBackups, upgradeBackupsKept } from '../services/backup/backup-folder.ts';
import { makeBackup } from '../services/backup/make-backup.ts';
import type { Config } from './config.ts';
import { programVersion } from './project-root.ts';
import { StartError } from './start-error.ts';

/**
 * Saves a store with data before a newer version changes its schema, so that there is a way back. Rejects with StartError when that fails,
 * except where PostgreSQL's programs are missing: the log says so, since its backups are then made elsewhere.
 */
export async function backupBeforeUpgrade(config: Config, log: Logger): Promise<void> {
  const { dataDir, databaseUrl, backupDir, signingKeyWrap } = config;
  // Before KEY_FILE is changed the keys in the store are under the one of before, and so is what is saved of it.
  const key = signingKeyWrap.previous ?? signingKeyWrap.key;
  const options = { dataDir, databaseUrl, backupDir, key, version: programVersion(), now: Date.now };
  try {
    const { folder } = await makeBackup({ ...options, reason: 'upgrade' });
    log.info({ folder }, 'the store was saved before its upgrade');
    pruneBackups(backupDir, 'upgrade', upgradeBackupsKept);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (error instanceof BackupToolMissingError) {
      log.error({ alert: 'backup', problem }, 'the database is upgraded without a backup');
      return;
    }
    const remedy = 'Nothing was changed. Make room for it, or set BACKUP_DIR to a folder elsewhere.';
    throw new StartError(`The store could not be saved before its upgrade: ${problem}\n${remedy}`, { cause: error });
  }
}
