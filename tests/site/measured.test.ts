import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workingTerms } from '../../content/company/working-terms.ts';
import lighthouse from '../../content/measured/lighthouse.json' with { type: 'json' };
import { all, pageOf, wordsOf } from '../harness/pages.ts';
import { budgets } from './budgets.ts';

type Figures = { [key: string]: number | string | Figures | Figures[] };

const folder = path.resolve(import.meta.dirname, '../../content/measured');
const files = globSync('*.json', { cwd: folder }).map((file) => ({
  file,
  figures: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Figures,
}));
const page = pageOf('/work/this-site');
const words = all(page, 'main p, main dt, main dd, main th, main td, main h1, main h2').map(wordsOf);

test.each(files)('$file: the page shows the command, the day and the machine', ({ figures }) => {
  const day = new Date(`${String(figures['day'])}T00:00Z`);
  const shown = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const row = all(page, '#repeat tbody tr').map(wordsOf).join('\n');
  for (const text of [figures['command'], shown, figures['machine']]) expect(row).toContain(text);
});

test('every figure on the page is one of a file, or made of those of one file', () => {
  const typed = words
    .map((text) => text.replace(workingTerms.replyWithin, ''))
    .map((text) => files.reduce((rest, { figures }) => withoutTexts(rest, figures), text))
    .flatMap((text) => text.match(/\d[\d,.]*\d|\d/g) ?? [])
    .map((figure) => figure.replaceAll(',', ''))
    .filter((figure) => !known.has(figure));
  expect(typed).toEqual([]);
});

test('no file of a measured page was counted twice, nor a script as something else', () => {
  const { shared, rest, chat } = budgets;
  for (const { bytes } of lighthouse.pages) expect(bytes.other).toBeLessThan(shared + rest + chat);
});

/** Formatted dates, whose digits are not figures. */
function withoutTexts(text: string, figures: Figures): string {
  return Object.values(figures)
    .filter((value) => typeof value === 'string')
    .reduce((rest, value) => rest.replaceAll(value, ''), text)
    .replaceAll(/\b\d{1,2} \p{L}+ \d{4}\b/gu, '');
}

/** A score is out of 100. */
const known = new Set(['100', ...files.flatMap(({ figures }) => numbersIn(figures)), ...sums()]);

function numbersIn(value: unknown, name = ''): string[] {
  if (typeof value === 'number') return [name === 'floor' ? kilobytes(value) : String(value)];
  if (typeof value !== 'object' || value === null || name === 'bytes') return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, key));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(bytes > 0 && bytes < 10_000 ? 1 : 0);
}

/** The figures that are derived: the number and the sizes of the pages, and the totals of the kill runs. */
function sums(): string[] {
  const named = (name: string) => files.filter(({ file }) => file.startsWith(name)).map(({ figures }) => figures);
  const weights = named('lighthouse')
    .flatMap(({ pages }) => pages as Figures[])
    .map(({ bytes }) => bytes as Record<string, number>)
    .flatMap((bytes) => {
      const whole = Object.values(bytes).reduce((sum, part) => sum + part, 0);
      const pictures = bytes['pictures'] ?? 0;
      return [whole, whole - pictures, pictures, bytes['script'] ?? 0];
    })
    .map(kilobytes);
  const killed = (key: string) => named('kill').reduce((sum, run) => sum + Number(run[key]), 0);
  return [
    String(lighthouse.pages.length),
    ...weights,
    ...['kills', 'acknowledged', 'lost'].map((key) => String(killed(key))),
  ];
}
