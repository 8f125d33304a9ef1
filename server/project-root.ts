import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above that holds package.json: the same from server/ and from build/server/. */
export function projectRoot(from: string): string {
  const parent = path.dirname(from);
  return parent === from || existsSync(path.join(from, 'package.json')) ? from : projectRoot(parent);
}

/** The version in package.json. */
export function programVersion(): string {
  const text = readFileSync(path.join(projectRoot(import.meta.dirname), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version?: string }).version ?? 'unknown';
}
