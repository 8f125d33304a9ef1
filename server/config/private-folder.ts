import { chmodSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../../services/backup/backup-error.ts';
import { provideBackupFolder } from '../../services/backup/backup-folder.ts';
import { folderFault } from '../../services/data-folder-fault.ts';
import { sqliteName } from '../../services/database/store-file.ts';
import { codeOf } from '../../services/error-code.ts';
import { makeFolder } from '../../services/make-folder.ts';
import type { Parse } from './settings-reader.ts';

/** The mode bits that give other users access. Windows has none: its folders have access lists. */
const openToOthers = process.platform === 'win32' ? 0 : 0o077;
/** A folder that holds one of these is the site's, and may be closed to others without asking. */
const ownFiles = new Set([sqliteName, 'owner-key']);
/** The store with its write-ahead log, copies of it, and the Maildir. */
const privateFile = /\.sqlite(?:[-.]\w+)?$|^mail$/;
/** The sticky bit, set on folders that every user may write to, such as /tmp. */
const sticky = 0o1000;

/**
 * Parses the path of the data folder. The folder is created if need be, must be writable, and is closed to other users together
 * with its files, which an earlier version or a copy may have left open. An open folder that is not the site's alone is refused,
 * since closing it might break other programs.
 */
export const privateFolder: Parse<string> = (text) => {
  if (text.startsWith('~')) return unexpanded(text);
  const folder = path.resolve(text);
  try {
    makeFolder(folder);
    // Something is really written: permission bits say nothing on a full or read-only disk, nor to root.
    rmdirSync(mkdtempSync(path.join(folder, '.write-test-')));
  } catch (error) {
    return {
      problem: `${folder} cannot be written to (${codeOf(error)})`,
      remedy:
        readOnlyRemedy(error) ??
        folderFault(folder)?.remedy ??
        'Set a folder that the user of this process owns; messages and accounts are kept there.',
    };
  }
  const entries = readdirSync(folder);
  const { mode } = statSync(folder);
  const remedy = `Set a folder of its own (one that does not exist is created, such as ${path.join(folder, 'site')}), or close it: chmod 700 ${folder}`;
  const isOwn = (mode & sticky) === 0 && (entries.length === 0 || entries.some((entry) => ownFiles.has(entry)));
  if ((mode & openToOthers) !== 0 && !isOwn) {
    return { problem: `${folder} is open to other users and not the site’s alone`, remedy };
  }
  try {
    // The owner's own link leads to the folder; one inside may be anybody's.
    close(realpathSync(folder));
    for (const entry of entries.filter((name) => privateFile.test(name))) close(path.join(folder, entry));
    // A Maildir's messages lie one folder deeper; they are written closed.
    for (const entry of entries.includes('mail') ? readdirSync(path.join(folder, 'mail')) : []) {
      close(path.join(folder, 'mail', entry));
    }
  } catch (error) {
    return { problem: `${folder} is open to other users and cannot be closed (${codeOf(error)})`, remedy };
  }
  return { value: folder };
};

/** Parses the path of the backup folder, which is created if need be. Unlike the data folder it is refused, not closed, when others may read it. */
export const backupFolder: Parse<string> = (text) => {
  if (text.startsWith('~')) return unexpanded(text);
  const folder = path.resolve(text);
  try {
    provideBackupFolder(folder);
    return { value: folder };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    const remedy = readOnlyRemedy(error.cause) ?? 'Set a folder of its own that the user of this process owns.';
    return { problem: error.message, remedy };
  }
};

/** Parses the path of a folder that is left as it is, also when it is missing. */
export const untouchedFolder: Parse<string> = (text) => ({ value: path.resolve(text) });

/** Of a path that nobody has expanded: it would be a folder named ~ in the one that the process is in, and another store elsewhere. */
const unexpanded = (text: string) => ({
  problem: `${text} begins with ~, which only a shell replaces`,
  remedy: 'Write the whole path.',
});

/** Removes other users' access to a file or folder; symbolic links are not followed. SQLite deletes its log when another process ends. */
function close(file: string): void {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (entry && !entry.isSymbolicLink() && (entry.mode & openToOthers) !== 0)
    chmodSync(file, entry.mode & 0o7777 & ~openToOthers);
}

/** What to do about a disk that takes no write from anybody; undefined for another error. */
function readOnlyRemedy(error: unknown): string | undefined {
  if (codeOf(error) !== 'EROFS') return undefined;
  return 'Its disk is mounted read-only: see why (dmesg). A unit of systemd has to name the folder in ReadWritePaths=.';
}
