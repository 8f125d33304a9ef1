import path from 'node:path';
import type { Database } from '../../services/database/database.ts';
import { storeFault } from '../../services/database/store-fault.ts';
import { hasStoreFile } from '../../services/database/store-file.ts';
import { type Config, readConfig } from '../config.ts';
import { keyFile } from '../config/key-file.ts';
import { cannotOpen, openStore } from '../prepare-store.ts';
import { OperatorError } from '../operator-error.ts';
import { UsageError } from './command.ts';

/** Throws OperatorError when SQLite is the store and its file is not there. */
export function requireStore(): void {
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL?.trim()) return;
  const dataDir = path.resolve(DATA_DIR?.trim() || './data');
  try {
    if (hasStoreFile(dataDir)) return;
  } catch (error) {
    throw cannotOpen(error, { dataDir });
  }
  throw new OperatorError(
    `There is no store in ${dataDir}.\nSet DATA_DIR (or DATABASE_URL) as for the server: by hand, or with --env-file.`,
  );
}

/** The server's configuration, for a command that needs an existing store. Throws when there is none, so that no command creates one. */
export function ownerConfig(): Config {
  requireStore();
  return readConfig(process.env);
}

/** Opens the server's store (the server may be running), runs `act` on it and closes it. Throws OperatorError when its schema is not current or the store fails. */
export async function withStore<Result>(
  act: (database: Database, config: Config) => Promise<Result>,
  config: Config = ownerConfig(),
): Promise<Result> {
  await using database = openStore(config);
  try {
    await database.migrate(async ({ isNew }) => {
      throw new OperatorError(
        isNew
          ? 'The database holds no store: the site was never started with it.\nStart it once (jantar start), or set DATABASE_URL as for the server.'
          : 'The store is of an earlier version.\nStart this version of the site once: it saves the store and brings it up to date.',
      );
    });
    return await act(database, config);
  } catch (error) {
    if (error instanceof OperatorError || storeFault(error).kind === 'other') throw error;
    throw cannotOpen(error, config);
  }
}

/** The key that encrypts backups: from the file of `--key`, else from KEY_FILE. Throws UsageError when the file holds no key. */
export function backupKey(config: Config, file: string | undefined): Uint8Array | undefined {
  if (file === undefined) return config.signingKeyWrap.key;
  const outcome = keyFile(file);
  if ('value' in outcome) return outcome.value;
  throw new UsageError(`--key: ${outcome.problem}\n${outcome.remedy}`);
}
