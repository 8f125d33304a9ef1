import { stat } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadIslands } from '../../static-site/island.tsx';
import { registry } from '../islands/registry.ts';
import { screenSizes } from '../media/app-screens/sizes.ts';
import { AppServicePage } from './app-service.tsx';

let page = '';
beforeAll(async () => {
  await loadIslands({ slideshow: registry.slideshow });
  page = renderToStaticMarkup(<AppServicePage />);
});

const pictures = () => page.match(/<img [^>]*>/g) ?? [];

test('a slideshow of 6 images, each with its size, its words and a lazy picture', () => {
  expect(pictures()).toHaveLength(6);
  for (const picture of pictures()) expect(picture).toMatch(/alt="[^"]{40,}" width="\d+" height="\d+" loading="lazy"/);
});

test('every image comes as AVIF and WebP in two widths', () => {
  const sources = page.match(/<source [^>]*>/g) ?? [];
  expect(sources).toHaveLength(6);
  for (const source of sources) expect(source).toMatch(/type="image\/avif" srcSet="[^" ]+ \d+w, [^" ]+ \d+w"/);
  for (const picture of pictures()) expect(picture).toMatch(/srcSet="[^" ]+\.webp\S* \d+w, [^" ]+\.webp\S* \d+w"/);
});

test.each(Object.entries(screenSizes))('the picture of %s weighs little', async (image, { widths }) => {
  for (const width of widths) {
    const file = path.join(import.meta.dirname, `../media/app-screens/${image}-${width}.avif`);
    expect((await stat(file)).size).toBeLessThan(32_000);
  }
});

test('services, why choose, and a link to /contact', () => {
  expect(page).toMatch(/<h2[^>]*>What we do<\/h2>/);
  expect(page).toMatch(/<h2[^>]*>Why choose us<\/h2>/);
  expect(page).toContain('href="/contact"');
});
