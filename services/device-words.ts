import { interpolate } from '../contracts/interpolate.ts';

/** In-app browsers have the longest headers, of some 400 characters. */
const longestRead = 1024;

/**
 * The first match counts, since Edge also claims to be Chrome, and Chrome to be Safari. The header comes from anybody: no pattern may
 * look for a second word after each place where it finds the first.
 */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A user agent in words, such as `Firefox on Windows`; null when it is unknown. The header itself is never stored. */
export function deviceInWords(userAgent: string | undefined, words: { device: string }): string | null {
  const read = userAgent?.slice(0, longestRead) ?? '';
  const find = (known: typeof browsers) => known.find(([pattern]) => pattern.test(read))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return interpolate(words.device, { browser, system });
  return browser ?? system ?? null;
}
