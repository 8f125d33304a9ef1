import { findPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { installDebianPackage } from './debian.ts';

/** Sees to it that the tests find PostgreSQL's programs. Returns undefined when they will, else why not. */
export async function missingPostgres(): Promise<string | undefined> {
  if (findPostgres() !== undefined) return undefined;
  const fault = await installDebianPackage('postgresql');
  return findPostgres() === undefined ? (fault ?? 'the package postgresql brought no initdb') : undefined;
}
