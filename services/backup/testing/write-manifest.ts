import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredBackup } from '../backup-folder.ts';
import { type Manifest, manifestName } from '../manifest.ts';

/** Writes the list of a backup that holds nothing. */
export function writeManifest(
  folder: string,
  madeAt: string,
  { reason = 'asked', migrations = [] }: Partial<Pick<Manifest, 'reason' | 'migrations'>> = {},
): StoredBackup {
  mkdirSync(folder, { recursive: true });
  const list: Manifest = { format: 1, madeAt, reason, version: '1', store: 'sqlite', migrations, rows: {}, files: [] };
  writeFileSync(path.join(folder, manifestName), JSON.stringify(list));
  return { folder, manifest: list };
}
