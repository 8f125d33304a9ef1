import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseOptions } from '../database.ts';
import { findPostgres, type PostgresCluster, startPostgres } from './postgres-cluster.ts';

/** Gives a new, empty store at every call. */
export type FreshStore = () => Promise<DatabaseOptions>;

/**
 * The same tests on SQLite and on a real PostgreSQL. Where PostgreSQL is missing its part is reported as skipped,
 * but fails under CI, where a missing program would hide a missing test.
 */
export function describeOnEachDialect(name: string, suite: (freshStore: FreshStore) => void): void {
  describe(`${name} (SQLite)`, () => {
    const folders = temporaryFolders();
    suite(async () => ({ dataDir: folders() }));
  });

  describe.skipIf(!findPostgres() && !process.env['CI'])(`${name} (PostgreSQL)`, () => {
    const folders = temporaryFolders();
    let cluster: PostgresCluster | undefined;
    beforeAll(async () => {
      cluster = await startPostgres();
    }, 30_000);
    afterAll(async () => cluster?.stop());
    suite(async () => ({ dataDir: folders(), databaseUrl: await cluster?.createDatabase() }));
  });
}

/** Folders that are gone when the tests of this `describe` are over. */
export function temporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    made.push(folder);
    return folder;
  };
}
