import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  await writeFile(file, withSection(await readFile(file, 'utf8'), `lighthouse ${device}`, text));
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

/** A Markdown table with its columns padded, as the formatter leaves it: the first to the left, numbers to the right. */
export function tableOf(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => String(row[column]).length)));
  const line = (row: Row) =>
    `| ${row.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
