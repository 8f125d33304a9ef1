import { siteMap, type Path } from '../content/site-map.ts';
import type { RenderedPage } from '../static-site/site.ts';
import { weight, writePlaces, type SearchIndex, type Weight } from './browser/site-search/search.ts';
import { decoded } from './markdown.ts';
import { wordsOf } from './browser/site-search/words.ts';
import { sitePrefix } from './language/address.ts';

/**
 * Builds the index of the prerendered pages for the search on /explore.
 * @param paths the pages that may be found, in the order of the site map
 */
export function searchIndex(pages: readonly RenderedPage[], paths: readonly Path[]): SearchIndex {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const listed = paths.filter((path) => html.has(path) && path !== '/explore');
  const codes = new Map<string, number[]>();
  for (const [index, path] of listed.entries()) {
    for (const [word, worth] of weightsOf(path, html.get(path) ?? '')) {
      const places = codes.get(word) ?? [];
      places.push(4 * index + worth);
      codes.set(word, places);
    }
  }
  const words = [...codes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: listed.map((path) => ({
      path: sitePrefix + path,
      title: siteMap[path].name,
      description: siteMap[path].description,
    })),
    words: words.map(([word]) => word).join(' '),
    places: words.map(([, places]) => writePlaces(places)).join(','),
  };
}

/** The highest weight of each word on a page. */
function weightsOf(path: Path, html: string): Map<string, Weight> {
  const { name, title, description } = siteMap[path];
  const main = mainOf(html);
  const [headline, headings] = [[...tagsOf(main, 'h1')], [...tagsOf(main, 'h[23]')]];
  const weights = new Map<string, Weight>();
  const texts = [
    [weight.text, plainText(main)],
    [weight.heading, [description, ...headings].join(' ')],
    [weight.title, [name, title, ...headline].join(' ')],
  ] as const;
  for (const [worth, text] of texts) for (const word of wordsOf(text)) weights.set(word, worth);
  return weights;
}

/** The HTML of the page's main part, without breadcrumbs and drawings. */
function mainOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error('A page without <main> cannot be searched.');
  return main.replaceAll(/<(svg|nav|script|style)\b.*?<\/\1>/gs, ' ');
}

function* tagsOf(html: string, tag: string): Generator<string> {
  for (const [, inner] of html.matchAll(new RegExp(`<(?:${tag})\\b[^>]*>(.*?)</(?:${tag})>`, 'gs'))) {
    yield plainText(inner ?? '');
  }
}

/** HTML as text, without tags. */
function plainText(html: string): string {
  return decoded(html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, ' '));
}
