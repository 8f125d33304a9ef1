import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { OtherBuild } from '../../tests/harness/build-site.ts';
import { startStaticHost } from '../../tests/harness/static-host.ts';
import { fileOf, type Selection, type Shot, shotsOf, type Theme } from './shots.ts';
import { openStillTab, type StillTab } from './still-page.ts';

/** The number of tabs that work in parallel. */
const tabs = 4;
/** The files that determine how screenshots are made. */
const sources = ['take-shots.ts', 'still-page.ts', 'states.ts'];

/** A version of the browser and of the files that make screenshots; other versions may differ for the same pages. */
export async function shootingVersion(browser: Browser): Promise<string> {
  const hash = createHash('sha256').update(browser.version());
  for (const file of sources) hash.update(await readFile(path.join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Makes the missing screenshots of a build in a folder. Rejects with the name of one that cannot be made. */
export async function takeShots(
  browser: Browser,
  build: OtherBuild,
  selection: Selection,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const isMissing = (shot: Shot, theme: Theme) => !existsSync(path.join(folder, fileOf(shot, theme)));
  const missing = shotsOf(build.site.pages, selection).filter((shot) =>
    selection.themes.some((theme) => isMissing(shot, theme)),
  );
  if (missing.length === 0) return;
  const host = await startStaticHost(build);
  const work = async () => {
    await using tab = await openStillTab(browser, host.origin);
    for (let shot = missing.shift(); shot; shot = missing.shift()) await take(tab, shot, selection.themes, folder);
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    host.stop();
  }
}

async function take(tab: StillTab, shot: Shot, themes: readonly Theme[], folder: string): Promise<void> {
  try {
    await tab.open(shot.path, shot.width);
    await shot.act?.(tab.page);
    for (const theme of themes) {
      const picture = shot.act ? await settled(() => tab.picture(theme)) : await tab.picture(theme);
      await writeFile(path.join(folder, fileOf(shot, theme)), picture);
    }
  } catch (cause) {
    throw new Error(`No picture could be made of ${shot.name} at ${shot.width}.`, { cause });
  }
}

/** The first picture that equals the one before it: what a page does after a press is not over when the press is. */
async function settled(takePicture: () => Promise<Buffer>): Promise<Buffer> {
  let before = await takePicture();
  for (let tries = 0; tries < 10; tries += 1) {
    const picture = await takePicture();
    if (picture.equals(before)) return picture;
    before = picture;
  }
  throw new Error('The page does not come to rest.');
}
