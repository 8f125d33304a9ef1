import { globSync } from 'node:fs';
import type { Program } from './debian.ts';
import { findOnPath } from './find-program.ts';
import { runCommand } from './run-command.ts';

/** Debian packages that WebKit needs to play videos and only recommends, each with a file to detect it by. */
const codecs = {
  'gstreamer1.0-libav': 'libgstlibav.so',
  'gstreamer1.0-plugins-bad': 'libgstvideoparsersbad.so',
  'gstreamer1.0-gl': 'libgstopengl.so',
  'gstreamer1.0-x': 'libgstximagesink.so',
};

/** The oldest Firefox that was tried and works: 140 lacks a command by which puppeteer-core resizes a page (WebDriver BiDi, `emulation`). */
const oldestFirefox = 153;

/** The program of Firefox; undefined where there is none, or only one that is too old to be driven. */
export async function findFirefox(): Promise<string | undefined> {
  const program = await findOnPath('firefox-esr', 'firefox');
  if (program === undefined) return undefined;
  const { output } = await runCommand(program, ['--version']);
  return Number(/Firefox (\d+)/.exec(output)?.[1]) >= oldestFirefox ? program : undefined;
}

/** The programs that drive WebKit; undefined where one is missing. */
export async function findWebKit(): Promise<{ driver: string; browser: string; screen: string } | undefined> {
  const [driver, screen] = [await findOnPath('WebKitWebDriver'), await findOnPath('Xvfb')];
  const [browser] = globSync('/usr/lib/*/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser').toSorted();
  const plays = Object.values(codecs).every((file) => globSync(`/usr/lib/*/gstreamer-1.0/${file}`).length > 0);
  return driver && screen && browser && plays ? { driver, browser, screen } : undefined;
}

/** The engines beside Chromium. WebKit has no headless mode, so it comes with a virtual screen (xvfb). */
export const engines = {
  firefox: { find: findFirefox, called: `Firefox from version ${oldestFirefox} on`, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, called: 'WebKit', packages: [...Object.keys(codecs), 'webkit2gtk-driver', 'xvfb'] },
} as const satisfies Record<string, Program>;
export type EngineName = keyof typeof engines;

/** The engines that are not installed here. */
export async function absentEngines(): Promise<ReadonlySet<EngineName>> {
  const names = Object.keys(engines) as EngineName[];
  const found = await Promise.all(names.map((name) => engines[name].find()));
  return new Set(names.filter((_, index) => found[index] === undefined));
}
