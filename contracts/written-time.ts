import { interpolate } from './interpolate.ts';

/**
 * Returns a function that formats a moment (milliseconds since 1970) by a pattern such as `{weekday} {day} {month} {year}`.
 * `options` choose the parts and their length, `language` their names.
 */
export function timeWriter(language: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, options);
  return (time: number, words: string): string =>
    interpolate(words, Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value])));
}
