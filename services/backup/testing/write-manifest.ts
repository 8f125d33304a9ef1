import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestName } from '../manifest.ts';

/** Writes the list of a backup that holds nothing. */
export function writeManifest(folder: string, madeAt: string, reason: Manifest['reason'] = 'asked'): void {
  mkdirSync(folder, { recursive: true });
  const empty = { version: '1', store: 'sqlite', migrations: [], rows: {}, files: [] } as const;
  const manifest = { format: 1, madeAt, reason, ...empty };
  writeFileSync(path.join(folder, manifestName), JSON.stringify(manifest));
}
