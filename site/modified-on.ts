import dates from '../content/page-dates.json' with { type: 'json' };
import { sitePrefix } from './language/address.ts';
import type { PageDates } from './page-dates.ts';

/** The later of the day on which the sources of a page were checked and the one that is recorded for its words. */
export function modifiedOn({ path, updated }: { path: string; updated: string }, record: PageDates = dates): string {
  const recorded = (sitePrefix === '' && record[path]?.day) || updated;
  return recorded > updated ? recorded : updated;
}
