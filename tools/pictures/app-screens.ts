import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
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
const screens = await photographs();
for (const file of await readdir(pictures)) {
  if (/\.(?:avif|webp)$/.test(file)) await rm(path.join(pictures, file));
}
for (const { image, widths, drawn } of screens) {
  for (const pixels of widths) {
    const picture = sharp(drawn).resize({ width: pixels });
    const name = path.join(pictures, `${image}-${pixels}`);
    const avif = await picture.clone().avif({ quality: 54, effort: 7 }).toFile(`${name}.avif`);
    const webp = await picture.clone().webp({ quality: 80, effort: 4, smartSubsample: true }).toFile(`${name}.webp`);
    console.log(`${image} ${pixels} px: AVIF ${avif.size} bytes, WebP ${webp.size} bytes`);
  }
}

/** All screens, before the first picture is deleted: a browser that ends takes none away. */
async function photographs() {
  await using browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  await using page = await browser.newPage({ deviceScaleFactor: 2 });
  const taken: { image: string; widths: readonly number[]; drawn: Buffer }[] = [];
  for (const [image, { width, height, widths }] of Object.entries(screenSizes)) {
    await page.setViewportSize({ width, height });
    await page.goto(pathToFileURL(path.join(sources, `${image}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    taken.push({ image, widths, drawn: await page.screenshot({ omitBackground: true }) });
  }
  return taken;
}
