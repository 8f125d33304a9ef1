import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags, provideChromium } from '../environment/chromium.ts';
import { provideFfmpeg } from '../environment/ffmpeg.ts';
import { runCommand } from '../environment/run-command.ts';
import { film, frameCount, hourOf, momentAt } from './facade-day/day.ts';
import { setStage } from './facade-day/stage.ts';

/**
 * Films the façade of the first screen through one day, for the About section: `facade-day` as AV1 and as H.264, an
 * animated picture where neither plays, and a still one. They are committed, so no build needs a browser or ffmpeg.
 * `node tools/pictures/about-video.ts http://localhost:3000`
 */
const [origin] = process.argv.slice(2);
if (!origin) throw new Error('Name the running site: node tools/pictures/about-video.ts http://localhost:3000');

const images = path.join(import.meta.dirname, '../../site/public/images');
const target = (ending: string) => path.join(images, `facade-day${ending}`);
/** The largest size of each file, in bytes. */
const LIMIT = 150_000;
/** The still: the sky is blue yet, and most of the lamps are lit. */
const POSTER_HOUR = 19.05;
/** The animated picture takes every eighth frame at half the size. */
const EVERY = 8;

await mkdir(images, { recursive: true });
const ffmpeg = await provideFfmpeg();
const folder = await mkdtemp(path.join(tmpdir(), 'facade-day-'));
const frameFile = (frame: number) => path.join(folder, `${String(frame).padStart(4, '0')}.png`);
try {
  await filmFrames();
  const input = ['-y', '-framerate', String(film.framesPerSecond), '-i', path.join(folder, '%04d.png')];
  const colours = (size: string) => [
    '-vf',
    `scale=${size}:out_color_matrix=bt709:out_range=tv,format=yuv420p`,
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-an',
  ];
  const whole = colours(`${film.width}:${film.height}`);
  await encode([...input, ...whole, '-c:v', 'libsvtav1', '-crf', '61', '-preset', '5', '-g', '120', target('.webm')]);
  await encode([
    ...input,
    // At this file size, H.264 looks better with fewer pixels than with more compression.
    ...colours('960:480'),
    '-c:v',
    'libx264',
    '-crf',
    '33',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
    target('.mp4'),
  ]);
  await animatedPicture();
  await report();
} finally {
  await rm(folder, { recursive: true });
}

async function filmFrames(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  try {
    const size = { width: film.width, height: film.height };
    const page = await browser.newPage({
      viewport: size,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.goto(origin ?? '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const windows = await page.evaluate(setStage, size);
    for (let frame = 0; frame < frameCount; frame += 1) {
      await show(page, hourOf(frame), windows);
      await page.screenshot({ path: frameFile(frame) });
    }
    await show(page, POSTER_HOUR, windows);
    await sharp(await page.screenshot())
      .avif({ quality: 30, effort: 9 })
      .toFile(target('-poster.avif'));
  } finally {
    await browser.close();
  }
}

async function show(page: Page, hour: number, windows: number): Promise<void> {
  await page.evaluate((moment) => window.showMoment(moment), momentAt(hour, windows));
}

async function encode(parts: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(ffmpeg, parts);
  if (code !== 0) throw new Error(`ffmpeg could not write ${parts.at(-1)}:\n${output}`);
}

async function animatedPicture(): Promise<void> {
  const frames = Array.from({ length: Math.floor(frameCount / EVERY) }, (_, index) => frameFile(index * EVERY));
  const small = await Promise.all(
    frames.map((file) =>
      sharp(file)
        .resize({ width: film.width / 2 })
        .png()
        .toBuffer(),
    ),
  );
  await sharp(small, { join: { animated: true } })
    .webp({
      quality: 62,
      effort: 6,
      loop: 0,
      delay: (1000 * EVERY) / film.framesPerSecond,
      smartSubsample: true,
      minSize: true,
    })
    .toFile(target('.webp'));
}

async function report(): Promise<void> {
  for (const ending of ['.webm', '.mp4', '.webp', '-poster.avif']) {
    const { size } = await stat(target(ending));
    console.log(`facade-day${ending}: ${size} bytes`);
    if (size > LIMIT) throw new Error(`facade-day${ending} weighs ${size} bytes; ${LIMIT} are allowed.`);
  }
}
