import { rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { BackupToolMissingError } from '../services/backup/backup-error.ts';
import { pruneBackups, type StoredBackup, upgradeBackupsKept } from '../services/backup/backup-folder.ts';
import { makeBackup } from '../services/backup/make-backup.ts';
import type { Database } from '../services/database/database.ts';
import { knownMigrations } from '../services/database/migrate.ts';
import { presentSecret } from '../services/identity/tokens/wrapped-keys.ts';
import type { Config } from './config.ts';
import { programVersion } from './project-root.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Backs up the store before a migration changes its schema, so that there is a way back. Rejects with OperatorError when that fails.
 * Where the programs of PostgreSQL are missing it only logs the fact, since backups are then made elsewhere.
 */
export async function backupBeforeUpgrade({ db }: Pick<Database, 'db'>, config: Config, log: Logger): Promise<void> {
  // One file opens a backup and the keys in it, also at the start at which KEY_FILE is changed.
  const key = await presentSecret(db, config.signingKeyWrap);
  let made: StoredBackup;
  try {
    made = await makeBackup({ ...config, key, version: programVersion(), reason: 'upgrade' });
    // Another process has upgraded the store meanwhile, and saved it before: this copy would look like the newest way back.
    if (knownMigrations.every((name) => made.manifest.migrations.includes(name))) {
      rmSync(made.folder, { recursive: true });
      return;
    }
    log.info({ folder: made.folder }, 'the store was saved before its upgrade');
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (error instanceof BackupToolMissingError) {
      log.error({ alert: 'backup', problem }, 'the database is upgraded without a backup');
      return;
    }
    const remedy = 'Nothing was changed. Mend that, or set BACKUP_DIR to a folder elsewhere.';
    throw new OperatorError(`The store could not be saved before its upgrade: ${problem}\n${remedy}`, { cause: error });
  }
  try {
    pruneBackups(made, upgradeBackupsKept, Date.now());
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log.error({ alert: 'backup', problem }, 'older backups could not be deleted');
  }
}
