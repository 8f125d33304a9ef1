import dates from '../content/page-dates.json' with { type: 'json' };
import { sitePrefix } from './language/address.ts';
import type { PageDates } from './page-dates.ts';

const record: PageDates = dates;

// Apart from page-dates.ts, which npm run dates reads outside a build, where pages have no language.
/** The later of the day on which the sources of a page were checked and the one that is recorded for its words. */
export function modifiedOn({ path, updated }: { path: string; updated: string }): string {
  const recorded = (sitePrefix === '' && record[path]?.day) || updated;
  return recorded > updated ? recorded : updated;
}
