import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import subsetFont from 'subset-font';
import { averageOf, metricsOf } from './font-metrics.ts';
import { readTables, tableOf, writeTables } from './sfnt.ts';

const file = new URL('../site/media/fonts/anek-latin.woff2', import.meta.url);
const text = 'Hamburg 0123';
const still = async () =>
  subsetFont(await readFile(file), text, { targetFormat: 'truetype', variationAxes: { wght: 400, wdth: 100 } });

test('the font of every page weighs at most 32,000 bytes', async () => {
  expect((await stat(file)).size).toBeLessThanOrEqual(32_000);
});

test.each(['tnum', 'kern'])('the font keeps the feature %s', async (feature) => {
  const tables = readTables(await subsetFont(await readFile(file), text, { targetFormat: 'truetype' }));
  const layout = tableOf(tables, feature === 'kern' ? 'GPOS' : 'GSUB');
  expect(layout.includes(feature)).toBe(true);
});

test('the font can still be set in every weight and width the style sheets use', async () => {
  const fvar = tableOf(readTables(await subsetFont(await readFile(file), text, { targetFormat: 'truetype' })), 'fvar');
  const first = fvar.readUInt16BE(4);
  const ranges = [0, 1].map((index) => {
    const axis = first + index * fvar.readUInt16BE(10);
    return [
      fvar.toString('latin1', axis, axis + 4),
      fvar.readInt32BE(axis + 4) / 65_536,
      fvar.readInt32BE(axis + 12) / 65_536,
    ];
  });
  expect(ranges).toEqual([
    ['wght', 300, 700],
    ['wdth', 100, 118],
  ]);
});

test('a font put together from its own tables is the same font', async () => {
  const tables = readTables(await still());
  expect(readTables(writeTables(tables))).toEqual(tables);
});

test('the metrics of a font are fractions of its size', async () => {
  const { ascent, descent, lineGap } = metricsOf(await still());
  expect(ascent + descent + lineGap).toBeGreaterThan(1);
  expect(ascent + descent + lineGap).toBeLessThan(1.5);
});

test('an average of equal widths is that width', () => {
  expect(averageOf(() => 0.5)).toBeCloseTo(0.5, 10);
});
