import { siteMap } from '../content/site-map.ts';
import { refuse } from './arguments.ts';

/** The pages that were named, all of them when none was. Refuses what is no address of the site. */
export function pagesOf(named: readonly string[]): readonly string[] {
  const unknown = named.filter((address) => !Object.hasOwn(siteMap, address));
  if (unknown.length > 0) refuse(`${unknown.join(', ')} is no address of content/site-map.ts.`);
  return named.length > 0 ? named : Object.keys(siteMap);
}
