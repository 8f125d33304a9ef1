import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { company } from '../../content/company.ts';
import { builtFiles, isIndexed, paths } from '../harness/built-site.ts';
import { attribute, pageOf, pages } from '../harness/pages.ts';

const origin = inject('origin');
/** The size limits of a card, since chat programs load one for every link: at most 64 kB, most of them half of that. */
const MOST_BYTES = 64_000;

const head = (path: string, name: string) =>
  attribute(pageOf(path), `meta[name="${name}"], meta[property="${name}"]`, 'content') ?? '';
const cardOf = (path: string) => head(path, 'og:image').replace(company.origin, '');
const bytesOf = async (address: string) => {
  const answer = await fetch(new URL(address, origin));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
};
const indexed = paths.filter(isIndexed);

test.each(indexed)(
  'the social card of %s is there, of the size and with the words of the head, and light',
  async (path) => {
    const picture = await bytesOf(cardOf(path));
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect([head(path, 'og:image:width'), head(path, 'og:image:height')]).toEqual(['1200', '630']);
    expect(head(path, 'og:image:alt').length).toBeGreaterThan(25);
    expect(picture.length).toBeLessThanOrEqual(MOST_BYTES);
  },
);

test('no two pages show the same card, and none says of itself what another one says', async () => {
  const hashes = await Promise.all(
    indexed.map(async (path) =>
      createHash('sha256')
        .update(await bytesOf(cardOf(path)))
        .digest('hex'),
    ),
  );
  expect(new Set(hashes).size).toBe(indexed.length);
  expect(new Set(indexed.map((path) => head(path, 'og:image:alt'))).size).toBe(indexed.length);
});

test('pages that nobody finds share the card of the home page', () => {
  const others = pages.map(({ path }) => path).filter((path) => !(indexed as string[]).includes(path));
  expect(others).toContain('/404');
  for (const path of others) expect.soft(cardOf(path)).toBe('/social-cards/home.png');
});

test('no card is built that no page shows', async () => {
  const built = (await builtFiles()).filter((file) => file.startsWith('social-cards/'));
  expect(built.map((file) => `/${file}`).toSorted()).toEqual(indexed.map(cardOf).toSorted());
});
