import { hash } from 'node:crypto';
import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { optimizeStyles, type PageStyles } from './optimize-styles.ts';
import { moveDrawings } from './rest-drawings.ts';
import { splitStyles } from './rest-styles.ts';

const BEGIN = '<template data-rest-begin="true"></template>';
const STYLES = '<template data-rest-styles="true"></template>';
/** The attribute of the elements that follow `<RestOfPage />`, and that follow its ancestors. */
const ATTRIBUTE = 'data-rest';
/** The rule; the styles of the rest set `--rest`. */
const HIDDEN = `[${ATTRIBUTE}]{animation:4s steps(1) var(--rest,rest)`;
/**
 * Hides the rest until its styles have loaded, or for 4 s if they do not load. Chromium waits for the styles by itself; other
 * browsers would paint unstyled text. Firefox keeps the scroll position as the styles move the section that the address names, so
 * the page snaps to it until the font has come as well, to its edge alone: a section higher than the window would count as snapped
 * wherever it fills it. Both are important for those who want no motion, because pages end their animations; here nothing moves.
 */
const hiding = {
  first: `@layer rest{${HIDDEN}}@media (prefers-reduced-motion:reduce){${HIDDEN}!important}}@keyframes rest{0%{visibility:hidden}}:root{animation:5s steps(1) snap!important}@keyframes snap{0%{scroll-snap-type:y mandatory;overflow-anchor:none}}:target{scroll-snap-align:start;scroll-margin-bottom:-9999px}}`,
  // The last animation of a name is the one that runs already: it ends, as it takes no time. The first is new.
  rest: '@layer rest{:root{--rest:none;animation:.9s steps(1) snap,snap!important}}',
};

/**
 * Marks the end of a page's first screen. Styles and drawings that only the rest uses are sent in two files of the page's own, so
 * that the document needs fewer packets. `children` is a drawing on the first screen that may load with the rest; it precedes the
 * style sheet, so that a browser requests both at once.
 */
export function RestOfPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <template data-rest-begin />
      {children}
      <template data-rest-styles />
    </>
  );
}

/** A document, the styles to inline into it, and the files it refers to. */
export type SplitPage = { html: string; css: string; files: readonly { name: string; content: string }[] };

/** The page with all its styles and drawings in the document. */
export function wholePage(html: string, styles: PageStyles): SplitPage {
  return { ...optimizeStyles(html.replace(BEGIN, '').replace(STYLES, ''), styles), files: [] };
}

/** The page with the styles and drawings of what follows `<RestOfPage />` in files; the whole page when it has none. */
export function splitPage(html: string, styles: PageStyles): SplitPage {
  const [before, after] = html.split(BEGIN);
  if (before === undefined || after === undefined) return wholePage(html, styles);
  const { html: rest, sheet } = moveDrawings(after, styles.css, (content) => restFile('svg', content));
  const { elsewhere = '' } = styles;
  const tidied = optimizeStyles(before + BEGIN + rest, { ...styles, elsewhere: elsewhere + (sheet?.content ?? '') });
  const split = splitStyles(tidied.css, tidied.html.slice(0, tidied.html.indexOf(BEGIN)));
  const sheetOfStyles = restFile('css', hiding.rest + split.rest);
  const link = `<link rel="stylesheet" fetchpriority="low" href="${import.meta.env.BASE_URL}${sheetOfStyles.name}"/>`;
  return {
    html: markedRest(tidied.html.replace(STYLES, link)),
    // The rule comes first because the first cascade layer is the weakest.
    css: hiding.first + split.first,
    files: [sheetOfStyles, ...(sheet ? [sheet] : [])],
  };
}

/** Removes the mark and sets the attribute on what follows it. A selector for "what follows" would have to be matched against every element. */
function markedRest(html: string): string {
  const { children } = parseDocument(html, { withStartIndices: true });
  const places: number[] = [];
  let node: Element | null = DomUtils.findOne(({ attribs }) => 'data-rest-begin' in attribs, children);
  for (; node; node = node.parent && isTag(node.parent) ? node.parent : null) {
    for (let after: ChildNode | null = node.next; after; after = after.next)
      if (isTag(after) && after.name !== 'link') places.push((after.startIndex ?? 0) + 1 + after.name.length);
  }
  return places
    .toSorted((one, other) => other - one)
    .reduce((text, place) => `${text.slice(0, place)} ${ATTRIBUTE}${text.slice(place)}`, html)
    .replace(BEGIN, '');
}

function restFile(type: 'css' | 'svg', content: string): { name: string; content: string } {
  return { name: `assets/rest-${hash('sha256', content, 'base64url').slice(0, 6)}.${type}`, content };
}
