import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above that holds package.json: the same from server/ and from build/server/. */
export function projectRoot(from: string): string {
  const parent = path.dirname(from);
  return parent === from || existsSync(path.join(from, 'package.json')) ? from : projectRoot(parent);
}
