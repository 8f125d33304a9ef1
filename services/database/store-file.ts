import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from '../give-to-owner.ts';

/** Thrown when the file of the store is missing from a folder that had one; a new, empty store would hide the loss. */
export class StoreMissingError extends Error {
  override name = 'StoreMissingError';
}

/** Thrown when the open file was deleted or replaced on disk: writes to it would be lost when the process ends. */
class StoreReplacedError extends Error {
  override name = 'StoreReplacedError';
  readonly code = 'STORE_REPLACED';
}

/** The file of SQLite's store in the data folder. */
export const sqliteName = 'site.sqlite';
const markerName = `${sqliteName}.made`;
const markerText = `A store was made in this folder: the file ${sqliteName} beside this one. While this note is here, the
site does not start with an empty store. To begin anew on purpose, move this note and the folder mail away.
`;

/**
 * Whether a folder holds SQLite's file with something in it. Throws StoreMissingError when it does not, although the marker file, or
 * mail kept beside it, shows that there was a store.
 */
export function hasStoreFile(dataDir: string): boolean {
  if ((statSync(join(dataDir, sqliteName), { throwIfNoEntry: false })?.size ?? 0) > 0) return true;
  if (!existsSync(join(dataDir, markerName)) && !hasMail(dataDir)) return false;
  throw new StoreMissingError(
    `There was a store in ${dataDir}, and its file ${sqliteName} is missing or empty.\n` +
      `If it moved to PostgreSQL, set DATABASE_URL. Else put a backup in its place: jantar restore FOLDER. To begin with an empty store, move ${markerName} and the folder mail away.`,
  );
}

/** Watches SQLite's file, which is open. The returned check throws StoreReplacedError once the file was deleted or replaced. */
export function watchStoreFile(path: string): () => void {
  const { dev, ino } = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now?.ino === ino && now.dev === dev) return;
    throw new StoreReplacedError(`${path} was ${now ? 'replaced' : 'deleted'} while the site was running`);
  };
}

/** Writes the marker file, so that a later loss of the store is noticed. */
export function markStore(dataDir: string): void {
  const marker = join(dataDir, markerName);
  if (existsSync(marker)) return;
  writeFileSync(marker, markerText, { mode: 0o600 });
  giveToOwner(dataDir, marker);
}

function hasMail(dataDir: string): boolean {
  return ['new', 'cur'].some((folder) => {
    const mails = join(dataDir, 'mail', folder);
    return existsSync(mails) && readdirSync(mails).length > 0;
  });
}
