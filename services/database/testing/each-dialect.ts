import { afterAll, describe, inject } from 'vitest';
import type { DatabaseOptions } from '../database.ts';
import { createDatabase, dropDatabase } from './postgres-cluster.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';

/** Returns the options of a new, empty store at every call: on PostgreSQL with the newest schema, or without one. */
export type FreshStore = () => Promise<DatabaseOptions>;

/**
 * The same tests on SQLite and on a real PostgreSQL. Where PostgreSQL is missing its part is reported as skipped,
 * but fails under CI, where a missing program would hide a missing test.
 */
export function describeOnEachDialect(
  name: string,
  suite: (freshStore: FreshStore, withoutSchema: FreshStore) => void,
): void {
  const postgres = inject('postgres');
  describe(`${name} (SQLite)`, () => {
    const folders = temporaryFolders();
    const store = async () => ({ dataDir: folders() });
    suite(store, store);
  });

  describe.skipIf(!postgres && !process.env['CI'])(`${name} (PostgreSQL)`, () => {
    const folders = temporaryFolders();
    const databases: string[] = [];
    afterAll(() => Promise.all(databases.map(dropDatabase)));
    const copyOf = (original?: string) => async () => {
      const databaseUrl = await createDatabase(postgres ?? '', original);
      databases.push(databaseUrl);
      return { dataDir: folders(), databaseUrl };
    };
    suite(copyOf(inject('newestSchema')), copyOf());
  });
}
