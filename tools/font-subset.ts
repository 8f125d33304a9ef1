/**
 * `npm run font`: makes the fonts in site/media/fonts/ from the full one. Run it after changing a list below; the ranges of the axes
 * stand in site/styles/fonts.css as well. `anek-latin` is for every page, with a limit of 32,000 bytes; `anek-latin-typed` has
 * what else people type, for pages that show it: its characters are written into typed-letters.module.css. What the full font
 * (104 kB) loses for them:
 * - characters: those the site's words use; one that the full font does not have is named, and drawn in the fallback font;
 * - axes: only the weights and widths the style sheets use;
 * - hinting, and layout features other than tabular figures and kerning;
 * - kerning that varies with the axes (10 kB): all weights share the kerning of a middle one;
 * - HVAR and STAT, which browsers do without: widths also stand in gvar, and no menu lists the styles.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import subsetFont from 'subset-font';
import { readArguments } from './arguments.ts';
import { missingCharacters } from './font-characters.ts';
import { readTables, tableOf, writeTables } from './sfnt.ts';

const rare = '`^~\\|{}$';
const ascii = characters(0x20, 0x7e).filter((character) => !rare.includes(character));
/** Printable ASCII but for the rare ones, then no-break space, marks, dashes, quotes, the rupee and an arrow. */
const everyPage = `${ascii.join('')}\u00a0©°·×é–—‘’“”…₹→−`;
/** What else people type, as far as the full font has it. */
const typed = [`${rare}¡£§ª«®º»¿ıŒœ‚„•‹›€™`.split(''), characters(0xc0, 0xff)]
  .flat()
  .filter((character) => !everyPage.includes(character))
  .join('');

const ranges = { wght: { min: 300, max: 700 }, wdth: { min: 100, max: 118 } };
/** Figures are lining by themselves. */
const figures = ['tnum'];
/** The instance whose kerning all weights share, between body text and headings. */
const middle = { wght: 560, wdth: 106 };

const fonts = new URL('../site/media/fonts/', import.meta.url);

function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** The characters as `unicode-range`: `U+24, U+7B-7E`. A range goes over a few characters that no font of ours has. */
function unicodeRange(text: string): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of text
    .split('')
    .map((one) => one.codePointAt(0) ?? 0)
    .toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    const between = run && characters(run.last + 1, code - 1);
    if (run && code - run.last < 6 && !between?.some((one) => everyPage.includes(one))) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

type Options = {
  targetFormat: 'truetype' | 'woff2';
  keepFeatures: string[];
  dropTables?: string[];
  variationAxes?: Record<string, number | { min: number; max: number }>;
};

function subset(font: Buffer, text: string, options: Options): Promise<Buffer> {
  // A constant, since subset-font's types lack some of these.
  const all = { noHinting: true, ...options };
  return subsetFont(font, text, all);
}

async function makeFont(full: Buffer, text: string): Promise<Buffer> {
  const dropTables = ['GDEF', 'GPOS', 'HVAR', 'STAT'];
  const keepFeatures = [...figures, 'kern'];
  const targetFormat = 'truetype';
  const variable = readTables(
    await subset(full, text, { targetFormat, variationAxes: ranges, keepFeatures: figures, dropTables }),
  );
  const still = readTables(await subset(full, text, { targetFormat, variationAxes: middle, keepFeatures }));
  const glyphs = (tables: typeof still) => tableOf(tables, 'maxp').readUInt16BE(4);
  if (glyphs(variable) !== glyphs(still)) throw new Error('The kerning belongs to another set of glyphs.');
  variable.set('GPOS', tableOf(still, 'GPOS'));
  return subset(writeTables(variable), text, { targetFormat: 'woff2', keepFeatures });
}

readArguments('npm run font', {});
const full = await readFile(new URL('source/anek-latin-full.woff2', fonts));
for (const [name, text] of Object.entries({ 'anek-latin': everyPage, 'anek-latin-typed': typed })) {
  const font = await makeFont(full, text);
  await writeFile(new URL(`${name}.woff2`, fonts), font);
  process.stdout.write(`${name}.woff2: ${font.length} bytes\n`);
}
const missing = await missingCharacters(full, everyPage);
if (missing.length > 0)
  process.stdout.write(
    `The full font has no ${missing.join(' ')}. Pages show them in the fallback font, and social cards cannot.\n`,
  );
const sheet = new URL('../site/components/typed-letters.module.css', import.meta.url);
const rules = (await readFile(sheet, 'utf8')).replace(/(?<=unicode-range:)[^;]*/, ` ${unicodeRange(typed)}`);
await writeFile(sheet, (await format('typed-letters.module.css', rules, { printWidth: 120, singleQuote: true })).code);
