import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../error-code.ts';
import { BackupError } from './backup-error.ts';

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** `upgrade`: made by the server itself before a migration. */
  reason: v.picklist(['asked', 'upgrade']),
  /** The version of the program that made it. */
  version: v.string(),
  store: v.picklist(['sqlite', 'postgres']),
  /** Names of the migrations that the store has had, in order. */
  migrations: v.array(v.string()),
  rows: v.record(v.string(), v.number()),
  /** Size and checksum of each file before encryption, to verify it when it is restored. */
  files: v.array(v.object({ path: v.string(), bytes: v.number(), sha256: v.string() })),
  encryption: v.exactOptional(v.object({ salt: v.string(), keyCheck: v.string() })),
});

/** The content of `backup.json`. It holds no personal data and is never encrypted. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** What a store holds at one moment, by which a copy is compared with its source. */
export type StoreState = Pick<Manifest, 'migrations' | 'rows'>;

export const manifestName = 'backup.json';
export const dumpName = 'store.pgdump';

/** Reads the manifest of a backup. Throws BackupError when the folder holds no finished backup. */
export function readManifest(folder: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8'));
  } catch (cause) {
    const why =
      codeOf(cause) === 'EACCES'
        ? `${folder} is closed to this user. Move it into BACKUP_DIR, and give it to the user of the site, as root: chown -R ${process.geteuid?.()}:${process.getegid?.()} FOLDER.`
        : `${folder} holds no backup: its ${manifestName} is missing or cannot be read.`;
    throw new BackupError(why, { cause });
  }
  const { success, output } = v.safeParse(manifestSchema, content);
  if (success) return output;
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
