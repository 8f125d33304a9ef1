import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { AppImage } from '../../content/schema.ts';
import { screenSizes } from '../../site/media/app-screens/sizes.ts';
import { readArguments } from '../arguments.ts';
import { chromiumFlags, provideChromium } from '../environment/chromium.ts';

/**
 * Draws the screens of the App Development slideshow: each HTML file beside this one becomes a picture of its device
 * on a transparent ground, kept as AVIF and WebP in two widths. The pictures are committed, so no build needs a browser.
 */
const sources = path.join(import.meta.dirname, 'app-screens');
const pictures = path.join(import.meta.dirname, '../../site/media/app-screens');

readArguments('npm run app-screens', {});
await using browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
for (const file of await readdir(pictures)) {
  if (/\.(?:avif|webp)$/.test(file)) await rm(path.join(pictures, file));
}
for (const [image, { width, height, widths }] of Object.entries(screenSizes)) {
  const drawn = await photograph(image as AppImage, { width, height });
  for (const pixels of widths) {
    const picture = sharp(drawn).resize({ width: pixels });
    const name = path.join(pictures, `${image}-${pixels}`);
    const avif = await picture.clone().avif({ quality: 54, effort: 7 }).toFile(`${name}.avif`);
    const webp = await picture.clone().webp({ quality: 80, effort: 4, smartSubsample: true }).toFile(`${name}.webp`);
    console.log(`${image} ${pixels} px: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`);
  }
}

async function photograph(image: AppImage, size: { width: number; height: number }): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.goto(pathToFileURL(path.join(sources, `${image}.html`)).href);
  await page.evaluate(() => document.fonts.ready);
  return await page.screenshot({ omitBackground: true });
}
