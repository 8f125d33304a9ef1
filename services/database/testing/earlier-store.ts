import { connectDatabase, type DatabaseOptions } from '../database.ts';
import { createMigrator, knownMigrations } from '../migrate.ts';

/** The names of all schema versions but the newest. */
export const earlierVersions = knownMigrations.slice(0, -1);

/** Makes a store of an earlier version, the one before this unless another is named. */
export async function makeEarlierStore(
  options: DatabaseOptions,
  version = earlierVersions.at(-1) ?? '',
): Promise<void> {
  const { db, close } = connectDatabase(options);
  const { error } = await createMigrator(db).migrateTo(version);
  await close();
  if (error) throw error;
}
