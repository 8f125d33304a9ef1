/**
 * `npm run dates`: records the day of each page's last change of words, for the site map. It reads the Markdown twins of the
 * build, and builds first when the sources have changed since; a page whose words have not changed keeps its day.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteMap, type Path } from '../content/site-map.ts';
import { fingerprint, type PageDates } from '../site/page-dates.ts';
import { markdownFile } from '../site/page.ts';
import { readArguments } from './arguments.ts';
import { build } from './build.ts';
import { isBuilt } from './build-stamp.ts';

readArguments('npm run dates', {});
const root = path.resolve(import.meta.dirname, '..');
if (!isBuilt(root, process.env)) await build();
const file = path.join(root, 'content/page-dates.json');
const before = JSON.parse(await readFile(file, 'utf8')) as PageDates;
const today = new Date().toISOString().slice(0, 10);
const after: PageDates = {};
for (const [page, entry] of Object.entries(siteMap)) {
  if ('indexed' in entry) continue;
  const words = fingerprint(await readFile(path.join(root, 'dist', markdownFile(page as Path)), 'utf8'));
  const known = before[page];
  after[page] = known?.words === words ? known : { words, day: today };
}
await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
const changed = Object.keys(after).filter((page) => after[page]?.words !== before[page]?.words);
console.log(changed.length === 0 ? 'No page has changed.' : `Changed on ${today}: ${changed.join(', ')}`);
