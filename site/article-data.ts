import type { Article as ArticleData } from 'schema-dts';
import { company } from '../content/company.ts';
import type { IsoDay, Sources } from '../content/guide.ts';
import type { Path } from '../content/site-map.ts';
import { modifiedOn } from './modified-on.ts';
import { pictureOf } from './structured-data.ts';
import { sitePrefix } from './language/address.ts';

/** A page of text with the day of its last check and its sources. */
export type Article = { path: Path; heading: string; lede: string; updated: IsoDay; sources: Sources };

/** The JSON-LD article of a page, with its sources as citations. */
export function articleNode(article: Article, origin: string): Exclude<ArticleData, string> {
  const url = origin + sitePrefix + article.path;
  const organization = `${origin}/#organization`;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: article.heading,
    description: article.lede,
    dateModified: modifiedOn(article),
    image: pictureOf(article.path, origin),
    mainEntityOfPage: { '@id': url },
    author: { '@type': 'Organization', '@id': organization, name: company.name, url: `${origin}${sitePrefix}/` },
    publisher: { '@id': organization },
    citation: Object.values(article.sources).map(({ url: source }) => source),
  };
}
