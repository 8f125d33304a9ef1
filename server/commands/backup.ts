import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../../services/backup/backup-error.ts';
import { newestBackup, pruneBackups } from '../../services/backup/backup-folder.ts';
import { makeBackup } from '../../services/backup/make-backup.ts';
import type { Manifest } from '../../services/backup/manifest.ts';
import { restoreBackup, verifyBackup } from '../../services/backup/restore-backup.ts';
import { sqliteName } from '../../services/database/store-file.ts';
import { type Config, readConfig } from '../config.ts';
import { programVersion } from '../project-root.ts';
import { OperatorError } from '../operator-error.ts';
import { type Call, type Command, exitCodes, UsageError } from './command.ts';
import { backupKey, ownerConfig } from './owner-store.ts';

const backupOptions = { to: { type: 'string' }, keep: { type: 'string' }, key: { type: 'string' } } as const;
const sourceOptions = { key: backupOptions.key, clear: { type: 'boolean' } } as const;
const keyUsage = '--key FILE   the key of encryption, instead of KEY_FILE';
const clearUsage = '--clear      takes a backup in clear although there is a key';

const contents = ({ rows, files, encryption }: Manifest) => {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows in ${Object.keys(rows).length} tables, ${files.length} files, ${encryption ? 'encrypted' : 'in clear'}`;
};

export const backup: Command = {
  summary: 'copies store, mails and keys, and proves the copy; also while the site runs',
  usage: `jantar backup [--to FOLDER] [--keep N] [--key FILE]
  --to FOLDER  instead of BACKUP_DIR; made, closed to others, if it is not there
  --keep N     deletes all but the newest N
  ${keyUsage}; without any the copy is in clear`,
  options: backupOptions,
  async run({ options: { to, keep, key } }) {
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new UsageError('--keep takes a number from 1 on.');
    const config = ownerConfig();
    const backupDir = path.resolve(to ?? config.backupDir);
    const options = { backupDir, key: backupKey(config, key), version: programVersion() };
    const made = await makeBackup({ ...config, ...options, reason: 'asked' });
    const { folder, manifest } = made;
    const told = `${folder}\n${contents(manifest)}.`;
    try {
      const deleted = keep === undefined ? 0 : pruneBackups(made, Number(keep), Date.now());
      const text = `${told}${deleted > 0 ? ` ${deleted} old ones deleted.` : ''}`;
      return { text, data: { folder, ...manifest, deleted } };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      return { text: `${told}\n${error.message}`, data: { folder, ...manifest }, code: exitCodes.attention };
    }
  },
};

export const verify: Command = {
  summary: 'restores a backup into a temporary place and compares',
  usage: `jantar verify [FOLDER] [--key FILE] [--clear]
  FOLDER       the backup; the newest in BACKUP_DIR without it
  ${keyUsage}
  ${clearUsage}`,
  options: sourceOptions,
  mostWords: 1,
  async run({ words: [named], options, flags }) {
    const config = readConfig(process.env);
    const folder = named === undefined ? await folderOfNewest(config.backupDir) : path.resolve(named);
    const manifest = await verifyBackup(sourceOf(config, { folder, options, flags }));
    return { text: `${folder}\nIt can be restored: ${contents(manifest)}, as they were saved.`, data: { folder } };
  },
};

export const restore: Command = {
  summary: 'puts a backup in the place of what is there; the site has to be stopped',
  usage: `jantar restore FOLDER [--key FILE] [--clear]
  FOLDER       the backup; one of SQLite goes into a new PostgreSQL, too. What SQLite, the mails and the key of the inbox
               were is kept in a folder beside them.
  ${keyUsage}
  ${clearUsage}`,
  options: sourceOptions,
  mostWords: 1,
  async run({ words: [named], options, flags }) {
    if (named === undefined) throw new UsageError('Say which backup.');
    const config = readConfig(process.env);
    const folder = path.resolve(named);
    const kept = await restoreBackup(sourceOf(config, { folder, options, flags }));
    const aside = config.databaseUrl === undefined ? asideOfSqlite(kept) : asideOfPostgres(kept);
    return { text: `Restored. Start the site.${aside}`, data: { folder, kept } };
  },
};

/** The folder of the newest backup. Rejects with OperatorError when there is none. */
async function folderOfNewest(backupDir: string): Promise<string> {
  const newest = await newestBackup(backupDir, Date.now());
  if (newest) return newest.folder;
  throw new OperatorError(`There is no backup in ${backupDir}. Make one: jantar backup`);
}

function sourceOf(config: Config, { folder, options, flags }: Pick<Call, 'options' | 'flags'> & { folder: string }) {
  return { ...config, folder, key: backupKey(config, options['key']), isClearTaken: flags.has('clear') };
}

function asideOfSqlite(kept: string | undefined): string {
  if (kept === undefined) return '';
  if (!existsSync(path.join(kept, sqliteName))) {
    return `\nWhat was there is in ${kept}, without a store. If an earlier restore was cut off, the store of before is in an older folder replaced-… beside it.`;
  }
  return (
    `\nWhat was there is in ${kept}. Messages that came after the backup are only there; those that waited for the mail server are not sent.\n` +
    `Read them: DATA_DIR=${kept} jantar inbox export, with the version that wrote them. Then delete the folder.`
  );
}

function asideOfPostgres(kept: string | undefined): string {
  if (kept !== undefined && existsSync(path.join(kept, sqliteName)))
    return `\nThe rows are in PostgreSQL now. The files of before, SQLite's among them, are in ${kept}.`;
  const lost = '\nWhat the database held is replaced: messages that came after the backup are lost.';
  return kept === undefined ? lost : `${lost} Mails that were kept as files, and the key of the inbox, are in ${kept}.`;
}
