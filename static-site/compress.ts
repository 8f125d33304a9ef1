import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|css|js|json|md|svg|txt|xml|webmanifest|speculationrules|ico)$/;
/** Files below this many bytes are not worth compressing; a script of 100 becomes a quarter smaller. */
const WORTHWHILE = 64;

/** From this compressed size on, chance decides whether a file keeps to its budget (tests/site/budgets.ts). */
const LONG = 13_000;
/** In a file of this many bytes a try takes long, and one more of them saves less than a byte in a thousand. */
const VERY_LONG = 100_000;
/** Postfix bits and direct codes, by which the format writes distances, and the length of its blocks as a power of two, else its own choice. */
type Way = readonly [postfix: number, direct: number, block?: number];
/** The usual way first. Which is shortest depends on the text. */
const [usual, ...others] = [
  [0, 0],
  [1, 2],
  [2, 8],
  [3, 16],
  [2, 8, 16],
  [1, 2, 16],
  [0, 4, 16],
  [0, 7],
  [0, 9],
  [1, 14],
  [1, 30],
  [2, 12],
  [3, 112],
  [3, 0],
] as const satisfies readonly Way[];

/** Writes `file.br` and `file.gz` beside a file, if it is compressible and large enough. */
export async function compressFile(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return;
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const [first, gzipped] = await Promise.all([
    toBrotli(content, usual),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const isWorthMore = first.length > LONG || file.endsWith('.js');
  const tried = isWorthMore ? others.slice(0, content.length > VERY_LONG ? 4 : others.length) : [];
  const more = await Promise.all(tried.map((way) => toBrotli(content, way)));
  const brotli = more.reduce((best, other) => (other.length < best.length ? other : best), first);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

function toBrotli(content: Buffer, [postfix, direct, block = 0]: Way): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  });
}
