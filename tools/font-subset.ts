/**
 * `npm run font`: makes site/media/fonts/anek-latin.woff2 from the full font. Run it after changing a list below; the ranges stand in
 * site/styles/fonts.css as well. The limit is 32,000 bytes. What the full font (104 kB) loses for it:
 * - characters: those the site's words use; a missing one is drawn in the fallback font;
 * - axes: only the weights and widths the style sheets use;
 * - hinting, and layout features other than tabular figures and kerning;
 * - kerning that varies with the axes (10 kB): all weights share the kerning of a middle one;
 * - HVAR and STAT, which browsers do without: widths also stand in gvar, and no menu lists the styles.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readTables, tableOf, writeTables } from './sfnt.ts';

/** Printable ASCII but for the rare ones, then no-break space, marks, dashes, quotes, the rupee and an arrow. */
const characters = `${ascii({ without: '`^~\\|{}$' })}\u00a0©°·×é–—‘’“”…₹→−`;

const ranges = { wght: { min: 300, max: 700 }, wdth: { min: 100, max: 118 } };
/** Figures are lining by themselves. */
const figures = ['tnum'];
/** The instance whose kerning all weights share, between body text and headings. */
const middle = { wght: 560, wdth: 106 };

const fonts = new URL('../site/media/fonts/', import.meta.url);

function ascii({ without }: { without: string }): string {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  return all.filter((character) => !without.includes(character)).join('');
}

type Options = {
  targetFormat: 'truetype' | 'woff2';
  keepFeatures: string[];
  dropTables?: string[];
  variationAxes?: Record<string, number | { min: number; max: number }>;
};

function subset(font: Buffer, options: Options): Promise<Buffer> {
  // A constant, since subset-font's types lack some of these.
  const all = { noHinting: true, ...options };
  return subsetFont(font, characters, all);
}

async function makeFont(full: Buffer): Promise<Buffer> {
  const dropTables = ['GDEF', 'GPOS', 'HVAR', 'STAT'];
  const keepFeatures = [...figures, 'kern'];
  const targetFormat = 'truetype';
  const variable = readTables(
    await subset(full, { targetFormat, variationAxes: ranges, keepFeatures: figures, dropTables }),
  );
  const still = readTables(await subset(full, { targetFormat, variationAxes: middle, keepFeatures }));
  const glyphs = (tables: typeof still) => tableOf(tables, 'maxp').readUInt16BE(4);
  if (glyphs(variable) !== glyphs(still)) throw new Error('The kerning belongs to another set of glyphs.');
  variable.set('GPOS', tableOf(still, 'GPOS'));
  return subset(writeTables(variable), { targetFormat: 'woff2', keepFeatures });
}

const full = await readFile(new URL('source/anek-latin-full.woff2', fonts));
const font = await makeFont(full);
await writeFile(new URL('anek-latin.woff2', fonts), font);
process.stdout.write(`anek-latin.woff2: ${font.length} bytes\n`);
