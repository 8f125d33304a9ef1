import { createHash } from 'node:crypto';
import dates from '../content/page-dates.json' with { type: 'json' };

/** By address: the hash of a page's text, and the day on which it was first recorded. */
export type PageDates = Record<string, { words: string; day: string }>;

const record: PageDates = dates;

/** The hash of a page's text, given as Markdown; the same on every origin. */
export function fingerprint(markdown: string): string {
  const words = markdown.replaceAll(/https?:\/\/[^/)\s]+/g, '');
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

/**
 * The day on which the text of a page last changed. Builds are reproducible, so the day comes from content/page-dates.json,
 * which `npm run dates` updates. A page whose text differs from the recorded one has no day, rather than a wrong one.
 */
export function changedOn(path: string, markdown: string): string | undefined {
  const known = record[path];
  return known?.words === fingerprint(markdown) ? known.day : undefined;
}
