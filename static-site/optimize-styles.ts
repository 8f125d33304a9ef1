import { transform } from 'lightningcss';
import { classesIn, classesOfSelectors, renameClasses, renameSelectors, shortNames } from './class-names.ts';

export type PageStyles = {
  css: string;
  /** Class names used by this page's HTML and styles only, and so free to be renamed; those of its islands are not. */
  own: ReadonlySet<string>;
  /** The page's styles in other files, which may read its custom properties. */
  elsewhere?: string;
};

/**
 * Shrinks a page's document: removes rules for unused classes and unread custom properties, and gives the most frequent classes the
 * shortest names. A document of more than 14.6 kB costs another round trip, and styles are the larger half of most.
 */
export function optimizeStyles(html: string, { css, own, elsewhere = '' }: PageStyles): { html: string; css: string } {
  const shown = new Set(classesIn(html));
  // A CSS module exports its keyframes as class names too; rules need them although no element has them.
  const frames = new Set([...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name));
  // An island may later render elements that have any global class and read any property.
  const hasIsland = html.includes(' data-island="');
  const removable = hasIsland ? own : new Set(classesOfSelectors(css));
  const unused = [...removable].filter((name) => !shown.has(name) && !frames.has(name));
  const kept = minify(css, unused);
  const inUse = hasIsland ? kept : withoutUnread(kept, html + elsewhere);
  return shortenNames(html, inUse, own);
}

/** Removes unread custom properties, repeatedly, since some are read only by removed ones. */
export function withoutUnread(css: string, readers: string): string {
  // In a rule, by a style query or in an attribute.
  const read = new Set([...(css + readers).matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const unread = [...propertiesSetIn(css)].filter((name) => !read.has(name));
  return unread.length === 0 ? css : withoutUnread(minify(css, unread), readers);
}

/**
 * Recent browsers, so that nothing is rewritten for older ones. Without targets, lightningcss merges `animation-timeline` into
 * `animation`, which no browser accepts.
 */
const targets = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 };

/** Minifies a style sheet and removes the rules for `unusedSymbols`: classes and custom properties. */
export function minify(css: string, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  const minified = transform({ filename: 'page.css', code, minify: true, unusedSymbols, targets }).code.toString();
  // It leaves white space around commas and slashes beside `var()` and in custom properties.
  return minified.replace(/"(?:[^"\\]|\\.)*"|\s*([,/])\s*/g, (found, sign: string | undefined) => sign ?? found);
}

export function propertiesSetIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name ?? ''));
}

function shortenNames(html: string, css: string, own: ReadonlySet<string>): { html: string; css: string } {
  const uses = new Map<string, number>();
  for (const name of [...classesOfSelectors(css), ...classesIn(html)]) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = shortNames(uses);
  const byUse = [...uses].filter(([name]) => own.has(name)).toSorted(([, one], [, other]) => other - one);
  const short = new Map(byUse.map(([name]) => [name, names.next().value]));
  return { html: renameClasses(html, short), css: renameSelectors(css, short) };
}
