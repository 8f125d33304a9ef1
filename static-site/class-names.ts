/** The class names of a page's HTML and of a style sheet, and how they are replaced by shorter ones. */

const CLASS_LIST = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.(-?[A-Za-z_][\w-]*)/g;

/** Every class of every element, with repetitions. */
export function classesIn(html: string): string[] {
  return [...html.matchAll(CLASS_LIST)].flatMap(([, list]) => (list ?? '').split(' '));
}

/** Every class in a style sheet's selectors, with repetitions. */
export function classesOfSelectors(css: string): string[] {
  return [...css.matchAll(CLASS_SELECTOR)].map(([, name]) => name ?? '');
}

export type NewNames = ReadonlyMap<string, string>;

export function renameClasses(html: string, names: NewNames): string {
  const renamed = (list: string) =>
    list
      .split(' ')
      .map((name) => names.get(name) ?? name)
      .join(' ');
  return html.replaceAll(CLASS_LIST, (_, list: string) => ` class="${renamed(list)}"`);
}

export function renameSelectors(css: string, names: NewNames): string {
  return css.replaceAll(CLASS_SELECTOR, (_, name: string) => `.${names.get(name) ?? name}`);
}

/** Generates short class names: `a` … `Z`, then `a0` … `Z9` and so on. Never two letters, since ad blockers hide classes such as `ad`. */
export function* shortNames(taken: ReadonlyMap<string, unknown> = new Map()): Generator<string, never> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
  for (let round = -1; ; round++) {
    for (const letter of letters) {
      const name = round < 0 ? letter : `${letter}${round}`;
      if (!taken.has(name)) yield name;
    }
  }
}
