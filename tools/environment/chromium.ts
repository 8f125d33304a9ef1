import { chromium } from 'playwright-core';
import { installDebianPackage } from './debian.ts';
import { findOnPath, firstExecutable } from './find-program.ts';

/** Chromium's headless shell, which has no browser window to draw and so halves the work of a test. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Flags for a headless Chromium without background requests. For root in a container the sandbox does not work. */
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
    (await firstExecutable([process.env['CHROME_PATH']])) ?? (await findOnPath(shell)) ?? (await findWholeChromium())
  );
}

/** The path of a full Chromium, which supports prerendering; the headless shell does not. */
async function findWholeChromium(): Promise<string | undefined> {
  return (await findOnPath(...names)) ?? (await firstExecutable([chromium.executablePath()]));
}

/** A whole Chromium that is there, or Debian's package after installing it. Throws with the remedy when neither works. */
export async function provideWholeChromium(): Promise<string> {
  return (await findWholeChromium()) ?? installed('chromium', findWholeChromium);
}

/**
 * A Chromium that is there, or Debian's package after installing it. Throws with the remedy when neither works.
 * @param light also installs the light one beside a whole browser, which is for a machine that only runs tests
 */
export async function provideChromium({ light = false } = {}): Promise<string> {
  const found = await findChromium();
  const isGood = found !== undefined && (!light || found === process.env['CHROME_PATH'] || found.endsWith(shell));
  if (isGood) return found;
  return installed(shell, findChromium);
}

async function installed(name: string, find: () => Promise<string | undefined>): Promise<string> {
  const fault = await installDebianPackage(name);
  const found = await find();
  if (found !== undefined) return found;
  throw new Error(
    `There is no Chromium (${fault ?? 'the package brought none'}). ` +
      'Install one, or set CHROME_PATH to its executable.',
  );
}
