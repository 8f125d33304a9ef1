import { siteMap } from '../content/site-map.ts';

/** The number that an option was given. Throws, with what to give, unless it is above 0. */
export function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new Error(`${name} is "${text}". Give a number above 0.`);
}

/** The pages that were named, all of them when none was. Throws when one is no address of the site. */
export function pagesOf(named: readonly string[]): readonly string[] {
  const unknown = named.filter((address) => !Object.hasOwn(siteMap, address));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no address of content/site-map.ts.`);
  return named.length > 0 ? named : Object.keys(siteMap);
}
