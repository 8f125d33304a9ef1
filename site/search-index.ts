import { type ChildNode, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { alsoCalled, ownName } from '../content/search-words.ts';
import { siteMap, type Path } from '../content/site-map.ts';
import type { RenderedPage } from '../static-site/site.ts';
import { weight, writePlaces, type SearchIndex, type Weight } from './browser/site-search/search.ts';
import { wordsOf } from './browser/site-search/words.ts';
import { sitePrefix } from './language/address.ts';

/**
 * Builds the index of the prerendered pages for the search on /explore.
 * @param paths the pages that may be found, in the order of the site map
 */
export function searchIndex(pages: readonly RenderedPage[], paths: readonly Path[]): SearchIndex {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const listed = paths.filter((path) => html.has(path) && path !== '/explore');
  const found = listed.flatMap((path, index) =>
    [...weightsOf(path, html.get(path) ?? '')].map(([word, worth]) => ({ word, place: 4 * index + worth })),
  );
  const words = [...Map.groupBy(found, ({ word }) => word)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    pages: listed.map((path) => ({
      path: sitePrefix + path,
      title: siteMap[path].name,
      description: siteMap[path].description,
    })),
    words: words.map(([word]) => word).join(' '),
    places: words.map(([, places]) => writePlaces(places.map(({ place }) => place))).join(','),
  };
}

const ownNames = new RegExp(ownName, 'gi');

/** The highest weight of each word on a page. */
function weightsOf(path: Path, html: string): Map<string, Weight> {
  const { name, title, description } = siteMap[path];
  const main = DomUtils.findOne((element) => element.name === 'main', parseDocument(html).children);
  if (!main) throw new Error('A page without <main> cannot be searched.');
  const headingsOf = (...tags: string[]) => textOf(DomUtils.getElementsByTagName((tag) => tags.includes(tag), main));
  const texts = [
    [weight.text, textOf([main])],
    [weight.heading, `${description} ${headingsOf('h2', 'h3')}`],
    [weight.title, `${name} ${title} ${headingsOf('h1')} ${alsoCalled[path] ?? ''}`],
  ] as const;
  const weights = new Map<string, Weight>();
  for (const [worth, text] of texts)
    for (const word of wordsOf(text.replaceAll(ownNames, ' '))) weights.set(word, worth);
  return weights;
}

/** The text of elements with spaces between them, without breadcrumbs, drawings and what is shown later. */
function textOf(nodes: readonly ChildNode[]): string {
  const texts = nodes.map((node) => {
    if (isText(node)) return node.data;
    const isRead = isTag(node) && !/^(?:svg|nav|script|style)$/.test(node.name) && !('popover' in node.attribs);
    return isRead ? ` ${textOf(node.children)} ` : '';
  });
  return texts.join('');
}
