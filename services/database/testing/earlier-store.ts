import { connectDatabase, type DatabaseOptions } from '../database.ts';
import { createMigrator, knownMigrations } from '../migrate.ts';

/** The names of all schema versions but the newest. */
export const earlierVersions = knownMigrations.slice(0, -1);

/** Makes a store of an earlier version, the one before this unless another is named. */
export async function makeEarlierStore(store: DatabaseOptions, version = earlierVersions.at(-1) ?? ''): Promise<void> {
  await using database = connectDatabase(store);
  const { error } = await createMigrator(database.db).migrateTo(version);
  if (error) throw error;
}
