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

/** A Markdown table: the first column to the left, numbers to the right. */
function tableOf(head: Row, rows: readonly Row[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
