import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { UnpreparedDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { proveWrite } from './prove-write.ts';
import type { Schema } from './schema.ts';
import { busyStepMs, NodeSqliteDialect } from './sqlite-dialect.ts';
import { watchStoreFile } from './store-file.ts';

/** Throws StoreMissingError when the folder had a store that is gone. */
export function openSqlite(dataDir: string): UnpreparedDatabase {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'site.sqlite');
  const storeFile = watchStoreFile(dataDir, path);
  const file = new DatabaseSync(path, { timeout: busyStepMs, enableForeignKeyConstraints: true });
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file, { beforeWrite: storeFile.opened() }) });
  return {
    db,
    dialect: 'sqlite',
    async migrate() {
      await migrate(db);
      storeFile.mark();
    },
    proveWrite: () => proveWrite(db),
    close: () => db.destroy(),
  };
}
