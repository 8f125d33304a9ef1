import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import subsetFont from 'subset-font';
import { codesOf, missingCharacters } from './font-characters.ts';
import { readTables, writeTables } from './sfnt.ts';

const file = new URL('../site/media/fonts/anek-latin.woff2', import.meta.url);
const typed = new URL('../site/media/fonts/anek-latin-typed.woff2', import.meta.url);
const text = 'Hamburg 0123';
const still = async () =>
  subsetFont(await readFile(file), text, { targetFormat: 'truetype', variationAxes: { wght: 400, wdth: 100 } });

test('the font keeps tabular figures, kerning, and every weight and width the style sheets use', async () => {
  const face = new Face(
    new Blob(new Uint8Array(await subsetFont(await readFile(file), text, { targetFormat: 'truetype' }))),
  );
  expect(face.getTableFeatureTags('GSUB')).toContain('tnum');
  expect(face.getTableFeatureTags('GPOS')).toContain('kern');
  const { wght, wdth } = face.getAxisInfos();
  expect([wght?.min, wght?.max, wdth?.min, wdth?.max]).toEqual([300, 700, 100, 118]);
});

test('a font put together from its own tables is the same font', async () => {
  const tables = readTables(await still());
  expect(readTables(writeTables(tables))).toEqual(tables);
});

test('what people type is fetched for its characters, and not for those of the other font', async () => {
  const sheet = await readFile(new URL('../site/components/typed-letters.module.css', import.meta.url), 'utf8');
  const [, list = ''] = sheet.match(/unicode-range:([^;]*)/) ?? [];
  const ranges = [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) =>
    [first, last].map((digits) => Number.parseInt(digits, 16)),
  );
  const isFetched = (code: number) => ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  const codes = await codesOf(await readFile(typed));
  expect(String.fromCodePoint(...codes)).toContain('€');
  expect(codes.filter((code) => !isFetched(code))).toEqual([]);
  expect((await codesOf(await readFile(file))).filter(isFetched)).toEqual([]);
});

test('the characters that a typeface does not have are known before its letters are missing in the pages', async () => {
  const full = await readFile(new URL('../site/media/fonts/source/anek-latin-full.woff2', import.meta.url));
  expect(await missingCharacters(full, 'A₹é→')).toEqual(['₹', '→']);
});
