import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';
import { createDatabase, findPostgres, startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this run may create databases; undefined where PostgreSQL is not installed. */
    postgres: string | undefined;
    /** A database there with the newest schema, which tests copy: bringing one up to date takes longer than most of them. */
    newestSchema: string | undefined;
  }
}

/** One PostgreSQL for all tests of a project: making one takes longer than most of the tests that need it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = findPostgres() ? await startPostgres() : undefined;
  const newest = cluster && (await createDatabase(cluster.address));
  if (newest) await (await openDatabase({ dataDir: '/nowhere', databaseUrl: newest })).close();
  project.provide('postgres', cluster?.address);
  project.provide('newestSchema', newest);
  return cluster?.stop;
}
