import { interpolate } from './interpolate.ts';

/**
 * Writes moments (milliseconds since 1970) as a text of the words says, such as `{weekday} {day} {month} {year}`:
 * `options` choose the parts and their length, the language their names.
 */
export function timeWriter(language: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, options);
  return (time: number, words: string): string =>
    interpolate(words, Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value])));
}
