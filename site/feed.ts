import { aiDepth } from '../content/pages/ai-depth.ts';
import { aiGlance } from '../content/pages/ai-glance.ts';
import { company } from '../content/company.ts';
import { feedTitle } from '../content/document-title.ts';
import { labels } from '../content/labels.ts';
import { guides } from '../content/guides.ts';
import { instantOf } from '../contracts/call-time.ts';
import { sitePrefix } from './language/address.ts';
import { languageTag } from './language/language.ts';
import { modifiedOn } from './modified-on.ts';
import { nameOf } from './page.ts';
import type { Article } from './structured-data.ts';

export const feedFile = 'feed.xml';

const articles: readonly Article[] = [...Object.values(guides), aiGlance, aiDepth];
/** The pages in the feed: those whose readers may want to know of new ones. */
export const feedPages: ReadonlySet<string> = new Set(['/', '/seo-service', ...articles.map(({ path }) => path)]);

/** The Atom feed (RFC 4287) of these pages, the last changed first. */
export function feed(): string {
  const newest = articles
    .map((article) => ({ ...article, day: modifiedOn(article) }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  const entries = newest.map(({ path, lede, day }) => {
    const url = company.origin + sitePrefix + path;
    return `<entry><title>${text(nameOf(path))}</title><link href="${url}"/><id>${url}</id><updated>${moment(day)}</updated><summary>${text(lede)}</summary></entry>`;
  });
  const home = `${company.origin}${sitePrefix}/`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag}">
<title>${text(feedTitle)}</title>
<subtitle>${text(labels.companySummary)}</subtitle>
<link rel="self" href="${company.origin}${sitePrefix}/${feedFile}"/>
<link href="${home}"/>
<id>${home}</id>
<updated>${moment(newest[0]?.day ?? '')}</updated>
<author><name>${text(company.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** A day as a time: midnight in the company's time zone, with its offset from UTC. */
function moment(day: string): string {
  const midnight = Date.parse(`${day}T00:00Z`);
  const ahead = midnight - (instantOf({ day, time: '00:00', zone: company.timeZone }) ?? midnight);
  return `${day}T00:00:00${ahead < 0 ? '-' : '+'}${new Date(Math.abs(ahead)).toISOString().slice(11, 16)}`;
}

function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
