import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './backup-error.ts';

/** Migrations and row counts of a store at one moment, by which a copy is compared with its source. */
export type StoreState = {
  /** Names of the migrations it has had, in order. */
  migrations: string[];
  /** The number of rows of each table. */
  rows: Record<string, number>;
};

/** The content of `backup.json`. It holds no personal data and is never encrypted. */
export type Manifest = StoreState & {
  format: 1;
  /** ISO 8601. */
  madeAt: string;
  /** `upgrade`: made by the server itself before a migration. */
  reason: 'asked' | 'upgrade';
  /** The version of the program that made it. */
  version: string;
  store: 'sqlite' | 'postgres';
  /** Size and checksum of each file before encryption, to verify it when it is restored. */
  files: { path: string; bytes: number; sha256: string }[];
  /** Undefined when the files are not encrypted. */
  encryption?: { salt: string; keyCheck: string };
};

export const manifestName = 'backup.json';
export const sqliteName = 'site.sqlite';
export const dumpName = 'store.pgdump';

/** Reads the manifest of a backup. Throws BackupError when the folder holds no finished backup. */
export function readManifest(folder: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')) as Manifest;
    const { format, files, migrations, madeAt } = manifest;
    if (format === 1 && Array.isArray(files) && Array.isArray(migrations) && Number.isFinite(Date.parse(madeAt)))
      return manifest;
  } catch (cause) {
    throw new BackupError(`${folder} holds no backup: its ${manifestName} is missing or cannot be read.`, { cause });
  }
  throw new BackupError(`${folder} holds a backup of a kind this version does not know.`);
}

/** How two states of a store differ, in sentences; empty when they do not. */
export function differences(expected: StoreState, found: StoreState): string[] {
  const tables = new Set([...Object.keys(expected.rows), ...Object.keys(found.rows)]);
  const rows = [...tables]
    .filter((table) => expected.rows[table] !== found.rows[table])
    .map((table) => `${table} has ${found.rows[table] ?? 'no'} rows instead of ${expected.rows[table] ?? 'none'}`);
  const isSame = expected.migrations.join() === found.migrations.join();
  return isSame ? rows : [...rows, 'its schema is of another version'];
}
