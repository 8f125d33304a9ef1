import { company } from '../../content/company.ts';
import type { Path } from '../../content/site-map.ts';
import type { RenderedPage } from '../../static-site/site.ts';
import { breadcrumbsTo } from '../page.ts';
import { designOf, type PlacedDrawing } from './card-designs.ts';
import { cardSvg, type CardWords } from './card-svg.ts';
import { flattenDrawing } from './drawing/flatten-drawing.ts';
import { styleRules } from './drawing/style-rules.ts';
import { styledPage, type StyledPage } from './drawing/styled-page.ts';
import { cardPaths, headingOf, type CardPath } from './social-card.ts';

/**
 * Draws cards as SVG, out of the drawings of the finished pages.
 * @param tokens tokens.css, since a page contains only the colours that it uses itself
 */
export function cardPainter(pages: readonly RenderedPage[], tokens: string): (path: CardPath) => string {
  const variables = new Map(styleRules(tokens).flatMap(({ declarations }) => [...declarations]));
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const read = new Map<Path, StyledPage>();
  const pageAt = (path: Path): StyledPage => {
    const page = read.get(path) ?? styledPage(html.get(path) ?? '');
    read.set(path, page);
    return page;
  };
  return (path) => {
    const design = designOf(path);
    const defined = new Set<string>();
    const drawings = design.drawings.map((placed) => {
      const from = pageAt(placed.from ?? path);
      const drawing = from.elements.filter(({ attribs }) => attribs['viewBox'] === placed.viewBox)[placed.nth ?? 0];
      if (!drawing) throw new Error(missing(path, placed));
      return {
        ...placed,
        element: flattenDrawing(from, drawing, { theme: design.theme, state: placed.state }, defined),
      };
    });
    return cardSvg({ ...design, ...wordsOf(path), drawings, variables });
  };
}

const missing = (path: Path, { from = path, viewBox }: PlacedDrawing) =>
  `The social card of ${path} shows the drawing with the viewBox '${viewBox}' of ${from}, and there is none. Say in site/social-card/card-designs.ts which drawing it shows.`;

/** The words on a page's card, and its place on the scale. */
export function wordsOf(path: CardPath): CardWords {
  const above = breadcrumbsTo(path).at(-2);
  const section = above && above.path !== '/' ? above.name : company.tagline;
  const town = `${company.address.city}, ${company.address.country}`;
  return {
    words: headingOf(path),
    kicker: path === '/' ? town : section,
    place: cardPaths.indexOf(path),
    places: cardPaths.length,
  };
}
