import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { attention, type Check, ok, reason, unknown } from './check.ts';

/** A sample or unconfirmed text in the content, as tools/open-items.ts lists them at build. */
type OpenItem = { where: string; says: string; action: string };

/** One check per text of the built pages that is still a sample or unconfirmed. */
export function contentChecks(root = projectRoot): Check[] {
  const file = path.join(root, 'build', 'open-items.json');
  try {
    const items = JSON.parse(readFileSync(file, 'utf8')) as OpenItem[];
    if (items.length === 0) return [ok('words', 'Nothing in the pages waits for the owner.')];
    return items.map(({ where, says, action }) => attention(where, says || '(left out)', action));
  } catch (error) {
    const says = `What waits for the owner is in ${file}, which cannot be used: ${reason(error)}.`;
    return [unknown('words', says, 'Build anew.')];
  }
}
