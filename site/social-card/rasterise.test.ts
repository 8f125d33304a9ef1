import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { rasterise } from './rasterise.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#1440aa" d="M0 0H40V20H0Z"/></svg>';
const folder = temporaryFolder();
const made = async () => (await readdir(folder)).filter((file) => file.endsWith('.png'));

test('a drawing becomes a PNG of its size, and is not made a second time', async () => {
  const cache = path.join(folder, 'new');
  const picture = await rasterise(svg, cache);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 40, height: 20, format: 'png' });
  const [file = ''] = await readdir(cache);
  await writeFile(path.join(cache, file), 'kept');
  expect(Buffer.from(await rasterise(svg, cache)).toString()).toBe('kept');
});

test('a drawing that changed is made anew', async () => {
  const [one, other] = [await rasterise(svg, folder), await rasterise(svg.replace('#1440aa', '#f5b024'), folder)];
  expect(one).not.toEqual(other);
  expect(await made()).toHaveLength(2);
});
