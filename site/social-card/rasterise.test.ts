import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { rasterise } from './rasterise.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#1440aa" d="M0 0H40V20H0Z"/></svg>';

test('a drawing becomes a PNG of its size, and is made a second time only when it changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cache = path.join(folder, 'new');
  const picture = await rasterise(svg, cache);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 40, height: 20, format: 'png' });
  const [file = ''] = await readdir(cache);
  await writeFile(path.join(cache, file), 'kept');
  expect(Buffer.from(await rasterise(svg, cache)).toString()).toBe('kept');
  expect(await rasterise(svg.replace('#1440aa', '#f5b024'), cache)).not.toEqual(picture);
  expect(await readdir(cache)).toHaveLength(2);
});
