import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The PNG options: a palette halves the size of flat colours, and dithering would double it again. */
const png = { palette: true, quality: 56, effort: 4, dither: 0, compressionLevel: 9 } as const;

const usual = path.resolve('node_modules/.cache/social-cards');

/**
 * Converts an SVG to PNG, or takes the PNG from `cache` if the SVG has not changed.
 * @param cache a folder, created when it is missing
 */
export async function rasterise(svg: string, cache: string = usual): Promise<Uint8Array> {
  const key = hash('sha256', JSON.stringify([png, sharp.versions, svg]));
  const file = path.join(cache, `${key}.png`);
  const known = await readFile(file).catch(ignoreMissing);
  if (known) return known;
  const picture = await sharp(Buffer.from(svg)).png(png).toBuffer();
  await mkdir(cache, { recursive: true });
  // Renamed when complete, since another build may be reading.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  return picture;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
