import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { type BeforeChange, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { busyStepMs, nodeSqliteDialect } from './sqlite-dialect.ts';
import { hasStoreFile, markStore, sqliteName, watchStoreFile } from './store-file.ts';

/** Opens or creates the SQLite store in a folder. Throws StoreMissingError when the folder had a store that is gone. */
export function openSqlite(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, sqliteName);
  hasStoreFile(dataDir);
  const file = new DatabaseSync(path, { timeout: busyStepMs, enableForeignKeyConstraints: true });
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(file, watchStoreFile(path)) });
  return {
    db,
    dialect: 'sqlite' as const,
    async migrate(beforeChange?: BeforeChange) {
      await migrate(db, beforeChange);
      markStore(dataDir);
    },
    sizeInBytes: sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
    // `secure_delete` does so in the file; its log holds pages of before until it is cut.
    overwriteDeleted: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    close: () => db.destroy(),
  };
}
