import { company } from '../../content/company.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../services/database/database.ts';

/** Opens the store that the server uses, by the same settings, runs `action` on it and closes it. */
export async function withStore<Result>(
  action: (database: Database, siteOrigin: string) => Promise<Result>,
): Promise<Result> {
  process.umask(0o077);
  const { dataDir, databaseUrl, siteOrigin } = readConfig(process.env, company.email);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await action(database, siteOrigin);
  } finally {
    await database.close();
  }
}
