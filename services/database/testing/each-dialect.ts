import { afterAll, describe, inject } from 'vitest';
import type { DatabaseOptions } from '../database.ts';
import { createDatabase, dropDatabase } from './postgres-cluster.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';

/** Returns the options of a new, empty store at every call: on PostgreSQL with the newest schema, or without one. */
export type FreshStore = () => Promise<DatabaseOptions>;
type Suite<Store> = (freshStore: () => Promise<Store>, withoutSchema: () => Promise<Store>) => void;

/** The same tests on SQLite and on a real PostgreSQL. */
export function describeOnEachDialect(name: string, suite: Suite<DatabaseOptions>): void {
  describe(`${name} (SQLite)`, () => {
    const folders = temporaryFolders();
    const store = async () => ({ dataDir: folders() });
    suite(store, store);
  });
  describeOnPostgres(name, suite);
}

/**
 * Tests on a real PostgreSQL. Where it is missing they are reported as skipped, but fail under CI, where a missing program would hide
 * a missing test.
 */
export function describeOnPostgres(name: string, suite: Suite<{ dataDir: string; databaseUrl: string }>): void {
  const cluster = inject('postgres');
  describe.skipIf(!cluster && !process.env['CI'])(`${name} (PostgreSQL)`, () => {
    const folders = temporaryFolders();
    const databases: string[] = [];
    afterAll(() => Promise.all(databases.map(dropDatabase)));
    const copyOf = (original?: string) => async () => {
      const databaseUrl = await createDatabase(cluster ?? '', original);
      databases.push(databaseUrl);
      return { dataDir: folders(), databaseUrl };
    };
    suite(copyOf(inject('newestSchema')), copyOf());
  });
}
