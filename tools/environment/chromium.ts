import { chromium } from 'playwright-core';
import { installDebianPackage } from './debian.ts';
import { findOnPath, firstExecutable } from './find-program.ts';

/** Chromium without a browser around the page: drawing that one is half of the work of a test. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A headless Chromium that asks nobody for anything. Root in a container has no sandbox to put it into. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: CHROME_PATH, on PATH, or the one Playwright has downloaded. */
export async function findChromium(): Promise<string | undefined> {
  return (
    (await firstExecutable([process.env['CHROME_PATH']])) ??
    (await findOnPath(...names)) ??
    (await firstExecutable([chromium.executablePath()]))
  );
}

/** A Chromium, if it can be had the light one, which root may install on Debian. Throws with the remedy when there is none. */
export async function provideChromium(): Promise<string> {
  const light = (await firstExecutable([process.env['CHROME_PATH']])) ?? (await findOnPath(shell));
  if (light !== undefined) return light;
  const fault = await installDebianPackage(shell);
  const found = await findChromium();
  if (found !== undefined) return found;
  throw new Error(
    `There is no Chromium (${fault ?? 'the package brought none'}). ` +
      'Install one, or set CHROME_PATH to its executable.',
  );
}
