import { transform } from 'lightningcss';

/**
 * Makes a page's document smaller: the rules for classes it does not show go, so do custom properties that nothing reads,
 * and its classes get the shortest names, the most frequent first. A document of more than 14.6 kB costs its reader a
 * round trip, and styles are the larger half of most.
 * @param own class names that nothing but this page's HTML and styles knows; those of its islands are not among them
 */
export function tidyStyles(html: string, css: string, own: ReadonlySet<string>): { html: string; css: string } {
  const shown = new Set(classLists(html).flat());
  // A style sheet's module counts its keyframes among its names; no element shows them, and rules need them all the same.
  const frames = new Set([...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name));
  const unused = [...own].filter((name) => !shown.has(name) && !frames.has(name));
  // What an island draws later may read any property.
  const unread = html.includes(' data-island="') ? [] : unreadProperties(html, css);
  const kept = withoutSymbols(css, [...unused, ...unread]);
  return shortenNames(html, kept, own);
}

/**
 * The styles have been written for their browsers already, so nothing here is to be rewritten for an older one. Without any
 * browser named, though, `animation-timeline` is folded into `animation`, which no browser takes.
 */
const targets = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 };

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols, targets }).code.toString();
}

/** Custom properties that are set and never read, in a rule, by a style query or in an attribute. */
function unreadProperties(html: string, css: string): string[] {
  const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? ''));
  const read = new Set([...`${html}${css}`.matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  return [...set].filter((name) => !read.has(name));
}

function shortenNames(html: string, css: string, own: ReadonlySet<string>): { html: string; css: string } {
  const uses = new Map<string, number>();
  const inStyles = [...css.matchAll(CLASS_SELECTOR)].map(([, name]) => name ?? '');
  for (const name of [...inStyles, ...classLists(html).flat()]) uses.set(name, (uses.get(name) ?? 0) + 1);

  const names = shortNames(uses);
  const byUse = [...uses].filter(([name]) => own.has(name)).toSorted(([, one], [, other]) => other - one);
  const short = new Map(byUse.map(([name]) => [name, names.next().value ?? name]));
  const shorten = (name: string) => short.get(name) ?? name;
  return {
    html: html.replaceAll(CLASS_LIST, (_, list: string) => ` class="${list.split(' ').map(shorten).join(' ')}"`),
    css: css.replaceAll(CLASS_SELECTOR, (_, name: string) => `.${shorten(name)}`),
  };
}

const CLASS_LIST = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.(-?[A-Za-z_][\w-]*)/g;

const classLists = (html: string): string[][] =>
  [...html.matchAll(CLASS_LIST)].map(([, list]) => list?.split(' ') ?? []);

/** `a` … `Z`, then `a0` … `Z9` and so on: never two letters, as blockers of advertisements hide classes named `ad`. */
function* shortNames(taken: ReadonlyMap<string, unknown>): Generator<string, never> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
  for (let round = -1; ; round++) {
    for (const letter of letters) {
      const name = round < 0 ? letter : `${letter}${round}`;
      if (!taken.has(name)) yield name;
    }
  }
}
