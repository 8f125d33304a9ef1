import path from 'node:path';
import type { DatabaseOptions } from '../../database/database.ts';
import { type BackupOptions, makeBackup } from '../make-backup.ts';

/** Backs a store up, into a folder in its own unless another is named. */
export const backUp = (options: DatabaseOptions & Partial<BackupOptions>) =>
  makeBackup({ backupDir: path.join(options.dataDir, 'backups'), reason: 'asked', version: '1', ...options });
