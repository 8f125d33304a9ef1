import { findPostgres } from '../../services/database/testing/postgres-cluster.ts';
import { installDebianPackage } from './debian.ts';

/** Installs PostgreSQL for the tests if need be. Returns undefined when it is there, else why not. */
export async function missingPostgres(): Promise<string | undefined> {
  if (findPostgres() !== undefined) return undefined;
  const fault = await installDebianPackage('postgresql');
  return findPostgres() === undefined ? (fault ?? 'the package postgresql brought no initdb') : undefined;
}
