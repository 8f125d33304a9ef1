import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function rootOf(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'package.json')) ? folder : rootOf(parent);
}

/** The nearest folder above that holds package.json: the same from server/ and from build/server/. */
export const projectRoot = rootOf(import.meta.dirname);

/** The version in package.json. */
export function programVersion(): string {
  const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version?: string }).version ?? 'unknown';
}
