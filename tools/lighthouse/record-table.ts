import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { projectRoot } from '../environment/run-command.ts';
import { measuringNow } from '../measured.ts';

/** One row: a page, and its figures as the terminal shows them. */
export type Row = readonly (string | number)[];

const file = path.join(projectRoot, 'docs/performance.md');

/** Replaces the table of a device in docs/performance.md, with how it was measured above it. */
export async function recordTable(
  device: 'phone' | 'desktop',
  command: string,
  head: Row,
  rows: readonly Row[],
): Promise<void> {
  const { day, machine } = measuringNow(command);
  const text = `\`${command}\`, ${day}, ${machine}:\n\n${tableOf(head, rows)}`;
  const document = withSection(await readFile(file, 'utf8'), `lighthouse ${device}`, text);
  await writeFile(file, (await format(file, document)).code);
  console.log(`Written to ${path.relative(projectRoot, file)}.`);
}

/** Replaces what stands between the two comments of a section: `<!-- name -->` and `<!-- end -->`. Throws when there is no such section. */
export function withSection(document: string, name: string, text: string): string {
  const begin = `<!-- ${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf('<!-- end -->', from);
  if (from < 0 || to < 0) throw new Error(`docs/performance.md needs "${begin}" and, after it, "<!-- end -->".`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}

/** A Markdown table of the pages that miss something, the first column to the left, numbers to the right; and how many miss nothing. */
export function tableOf(head: Row, rows: readonly Row[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  const missing = rows.filter((row) => !isBest(row));
  const table = [head, rule, ...missing].map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `${table}\n\n${rows.length - missing.length} other pages: 100 four times, a ratio of at most ${mostRatio}, blocked and shifted by 0.`;
}

const mostRatio = 1.02;

function isBest([, ...figures]: Row): boolean {
  const [performance, accessibility, practices, search, , , , ratio = 0, blocked, shift] = figures.map(Number);
  const isFull = [performance, accessibility, practices, search].every((score) => score === 100);
  return isFull && ratio <= mostRatio && blocked === 0 && shift === 0;
}
