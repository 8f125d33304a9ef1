import { transform } from 'lightningcss';
import { classesIn, classesOfSelectors, renameClasses, renameSelectors, shortNames } from './class-names.ts';

export type PageStyles = {
  css: string;
  /** Class names that nothing but this page's HTML and styles knows; those of its islands are not among them. */
  own: ReadonlySet<string>;
  /** Styles of the page that stand elsewhere, and read its custom properties. */
  elsewhere?: string;
};

/**
 * Makes a page's document smaller: the rules for classes it does not show go, so do custom properties that nothing reads,
 * and its classes get the shortest names, the most frequent first. A document of more than 14.6 kB costs its reader a
 * round trip, and styles are the larger half of most.
 */
export function optimizeStyles(html: string, { css, own, elsewhere = '' }: PageStyles): { html: string; css: string } {
  const shown = new Set(classesIn(html));
  // A style sheet's module counts its keyframes among its names; no element shows them, and rules need them all the same.
  const frames = new Set([...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name));
  const unused = [...own].filter((name) => !shown.has(name) && !frames.has(name));
  const kept = minify(css, unused);
  // What an island draws later may read any property.
  const tidied = html.includes(' data-island="') ? kept : withoutUnread(kept, html + elsewhere);
  return shortenNames(html, tidied, own);
}

/** Without the properties that nothing reads, and then those that only they have read. */
export function withoutUnread(css: string, readers: string): string {
  const unread = unreadProperties(css, css + readers);
  return unread.length === 0 ? css : withoutUnread(minify(css, unread), readers);
}

/**
 * The styles have been written for their browsers already, so nothing here is to be rewritten for an older one. Without any
 * browser named, though, `animation-timeline` is folded into `animation`, which no browser takes.
 */
const targets = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 };

/** As short as it can be said, without the rules for `unusedSymbols`: classes, custom properties. */
export function minify(css: string, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols, targets }).code.toString();
}

/** Custom properties that are set and never read, in a rule, by a style query or in an attribute. */
function unreadProperties(css: string, readers: string): string[] {
  const read = new Set([...readers.matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  return [...propertiesSetIn(css)].filter((name) => !read.has(name));
}

export function propertiesSetIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? ''));
}

function shortenNames(html: string, css: string, own: ReadonlySet<string>): { html: string; css: string } {
  const uses = new Map<string, number>();
  for (const name of [...classesOfSelectors(css), ...classesIn(html)]) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = shortNames(uses);
  const byUse = [...uses].filter(([name]) => own.has(name)).toSorted(([, one], [, other]) => other - one);
  const short = new Map(byUse.map(([name]) => [name, names.next().value]));
  return { html: renameClasses(html, short), css: renameSelectors(css, short) };
}
