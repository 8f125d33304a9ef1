import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Flat colours need few: a palette halves the file, and dots between its colours would double it again. */
const png = { palette: true, quality: 56, effort: 4, dither: 0, compressionLevel: 9 } as const;

/** Beside the packages, where a build may leave what it can make again. */
const usual = path.resolve('node_modules/.cache/social-cards');

/**
 * The PNG of an SVG. One that was made before is taken from `cache`: a build whose drawings did not change makes none.
 * @param cache a folder, made when it is missing
 */
export async function rasterise(svg: string, cache: string = usual): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([png, sharp.versions]))
    .update(svg)
    .digest('hex');
  const file = path.join(cache, `${key}.png`);
  const known = await readFile(file).catch(ignoreMissing);
  if (known) return known;
  const picture = await sharp(Buffer.from(svg)).png(png).toBuffer();
  await mkdir(cache, { recursive: true });
  // Renamed when it is whole: another build may be reading.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  return picture;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
