/**
 * `npm run ready`: what the owner has still to give or confirm before the site goes public, and what to do about each.
 * Ends with code 1 while something is open. `npm run ready -- --json` prints the same for programs.
 */
import { parseArgs } from 'node:util';
import { readContent } from './content/read-content.ts';
import { openItems } from './ready/open-items.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const items = openItems(await readContent());

if (values.json) {
  console.log(JSON.stringify(items, undefined, 2));
} else {
  for (const { where, says, action } of items)
    console.log(`${where}\n  now: ${says || '(left out)'}\n  do:  ${action}\n`);
  console.log(
    items.length === 0 ? 'Ready: nothing waits for the owner.' : `${items.length} points wait for the owner.`,
  );
}
process.exitCode = items.length === 0 ? 0 : 1;
