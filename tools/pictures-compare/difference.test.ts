import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

const folder = temporaryFolder();

/** A blue picture with a spot of the given size and colour in its corner. */
async function picture(name: string, height = 10, spot?: { side: number; colour: string }): Promise<string> {
  const blue = sharp({ create: { width: 10, height, channels: 3, background: '#1040c0' } });
  if (spot) {
    const { side, colour } = spot;
    blue.composite([
      { input: { create: { width: side, height: side, channels: 3, background: colour } }, left: 0, top: 0 },
    ]);
  }
  const file = path.join(folder, name);
  await writeFile(file, await blue.png({ compressionLevel: name.length % 10 }).toBuffer());
  return file;
}

test('the same picture differs in nothing, however its file was written', async () => {
  expect(await differenceOf(await picture('a.png'), await picture('abcd.png'))).toBeUndefined();
});

test('every pixel of another colour counts', async () => {
  const spotted = await picture('spot.png', 10, { side: 2, colour: '#1040c8' });
  expect(await differenceOf(await picture('a.png'), spotted)).toMatchObject({ pixels: 4 });
});

test('a page that has grown differs by what was added', async () => {
  expect(await differenceOf(await picture('a.png'), await picture('tall.png', 13))).toMatchObject({ pixels: 30 });
});

test('a picture without its like is new, or gone', async () => {
  const none = path.join(folder, 'none.png');
  expect(await differenceOf(none, await picture('a.png'))).toBe('new');
  expect(await differenceOf(await picture('a.png'), none)).toBe('gone');
});
