import { createHash } from 'node:crypto';
import dates from '../content/page-dates.json' with { type: 'json' };

/** By address: what the words of a page were, and the day on which that was first recorded. */
export type PageDates = Record<string, { words: string; day: string }>;

/** Stands for the words of a page, given as Markdown, wherever the site is. */
export function fingerprint(markdown: string): string {
  const words = markdown.replaceAll(/\]\(https?:\/\/[^/)]+/g, '](');
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

/**
 * The day on which the words of a page became what they are. A build has no clock: the day stands in content/page-dates.json,
 * which `npm run dates` keeps. A page whose words are not the recorded ones has no day, rather than a wrong one.
 */
export function changedOn(path: string, markdown: string, record: PageDates = dates): string | undefined {
  const known = record[path];
  return known?.words === fingerprint(markdown) ? known.day : undefined;
}
