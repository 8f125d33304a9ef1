import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { company } from '../../content/company.ts';
import { designOf } from '../../site/social-card/card-designs.ts';
import { wordsOf } from '../../site/social-card/card-painter.ts';
import { heading } from '../../site/social-card/card-svg.ts';
import { cardPaths, cardSize } from '../../site/social-card/social-card.ts';
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

/** A card's relative luminances by WCAG 2, pixel by pixel, and how far its heading covers each, 0 to 255. */
async function lightOf(path: (typeof cardPaths)[number]) {
  const { width, height } = cardSize;
  const letters = heading({ ...wordsOf(path), ...designOf(path) }, { ink: '#fff', soft: '#fff' });
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${letters}</svg>`;
  const pixels = await sharp(await bytesOf(cardOf(path)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const linear = (at: number) => (((pixels[at] ?? 0) / 255 + 0.055) / 1.055) ** 2.4;
  return {
    covered: await sharp(Buffer.from(alone)).extractChannel('alpha').raw().toBuffer(),
    light: (at: number) => 0.2126 * linear(at * 3) + 0.7152 * linear(at * 3 + 1) + 0.0722 * linear(at * 3 + 2),
  };
}

test.each(cardPaths)('the letters on the social card of %s stand out from what is beside them', async (path) => {
  const { covered, light } = await lightOf(path);
  const { width } = cardSize;
  const ink = light(covered.lastIndexOf(255));
  let [beside, faint] = [0, 0];
  for (const [at, cover] of covered.entries()) {
    // Three pixels left or right of a letter, where no letter is.
    if (cover > 0 || (covered[at - 3] !== 255 && covered[at + 3] !== 255)) continue;
    beside += 1;
    const [dark, bright] = [ink, light(at)].toSorted((one, other) => one - other);
    if (((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05) < 3) faint += 1;
  }
  expect(beside).toBeGreaterThan(width);
  expect(faint / beside).toBeLessThan(0.01);
});

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
