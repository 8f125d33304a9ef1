import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels that differ, with a picture that marks them; `new` and `gone` where only one of the two exists. */
export type Difference = { pixels: number; picture: Buffer } | 'new' | 'gone';

/** Two of 255 levels: antialiased edges differ this much by what was painted there before. */
const threshold = 0.01;

/** Compares two PNG files pixel by pixel; undefined when they show the same. */
export async function differenceOf(before: string, after: string): Promise<Difference | undefined> {
  const [one, other] = await Promise.all([before, after].map((file) => readFile(file).catch(() => undefined)));
  if (!one) return other && 'new';
  if (!other) return 'gone';
  // The same browser writes identical files for identical pictures.
  if (one.equals(other)) return undefined;
  const sizes = await Promise.all([one, other].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all([pixelsOf(one, width, height), pixelsOf(other, width, height)]);
  const marked = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, marked, width, height, { threshold, includeAA: true });
  if (pixels === 0) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

/** The pixels of a PNG in a frame of the given size; what lies outside of it is transparent. */
async function pixelsOf(file: Buffer, width: number, height: number): Promise<Buffer> {
  const image = sharp(file);
  const own = await image.metadata();
  return image
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#0000' })
    .raw()
    .toBuffer();
}
