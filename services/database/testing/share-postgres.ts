import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this run may create databases; undefined where PostgreSQL is not installed. */
    postgres: string | undefined;
  }
}

/** One PostgreSQL for all tests of a project: making one takes longer than most of the tests that need it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = findPostgres() ? await startPostgres() : undefined;
  project.provide('postgres', cluster?.address);
  return cluster?.stop;
}
