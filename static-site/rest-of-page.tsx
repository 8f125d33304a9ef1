import { hash } from 'node:crypto';
import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { optimizeStyles, type PageStyles } from './optimize-styles.ts';
import { moveDrawings } from './rest-drawings.ts';
import { splitStyles } from './rest-styles.ts';
import type { SiteFile } from './site.ts';

const BEGIN = '<template data-rest-begin="true"></template>';
const STYLES = '<template data-rest-styles="true"></template>';
/** The attribute of the elements that follow `<RestOfPage />`, and that follow its ancestors. */
const ATTRIBUTE = 'data-rest';
/**
 * Hides the rest until its styles have loaded, or for 4 s if they do not load. Chromium waits for the styles by itself; other
 * browsers would paint unstyled text. It has no height meanwhile, since Firefox would scroll to where a section is without styles and
 * stay there; nor does it anchor the scroll position, since Firefox would follow a part of it and not scroll again. For those who want no
 * motion it is important, because pages end their animations; here nothing moves.
 */
const hiding = {
  first: `@layer rest{${rule('4s step-end rest')}@keyframes rest{0%{visibility:hidden;height:0;overflow:clip;overflow-anchor:none}}}`,
  rest: `@layer rest{${rule('none')}}`,
};

function rule(animation: string): string {
  const to = `[${ATTRIBUTE}]{animation:${animation}`;
  return `${to}}@media (prefers-reduced-motion:reduce){${to}!important}}`;
}

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
export type SplitPage = { html: string; css: string; files: readonly (SiteFile & { content: string })[] };

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
  const { children } = parseDocument(html, { decodeEntities: false, withStartIndices: true });
  const places: number[] = [];
  let node: Element | null = DomUtils.findOne(({ attribs }) => 'data-rest-begin' in attribs, children);
  for (; node; node = node.parent && isTag(node.parent) ? node.parent : null) {
    for (let { next } = node; next; { next } = next)
      if (isTag(next) && next.name !== 'link') places.push((next.startIndex ?? 0) + 1 + next.name.length);
  }
  return places
    .toSorted((one, other) => other - one)
    .reduce((text, place) => `${text.slice(0, place)} ${ATTRIBUTE}${text.slice(place)}`, html)
    .replace(BEGIN, '');
}

function restFile(type: 'css' | 'svg', content: string): { name: string; content: string } {
  return { name: `assets/rest-${hash('sha256', content, 'base64url').slice(0, 6)}.${type}`, content };
}
