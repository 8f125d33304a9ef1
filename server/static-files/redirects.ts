import type { Redirect } from '../../static-site/built-site.ts';

export type Destination = { to: string; status: number };

/** A permanent redirect that keeps the method. */
const PERMANENT = 308;

/**
 * Finds where a misspelled address leads: the listed redirects as they are written, then both redirects and pages
 * whatever the casing, a slash at the end, percent-encoding, `index.html` or `.html`. Undefined when it leads nowhere.
 */
export function redirectTable(
  pagePaths: readonly string[],
  redirects: readonly Redirect[],
): (pathname: string) => Destination | undefined {
  const exact = new Map<string, Destination>(redirects.map(({ from, to, status }) => [from, { to, status }]));
  const loose = new Map<string, Destination>();
  for (const { from, to, status } of redirects) loose.set(simplified(from), { to, status });
  for (const to of pagePaths) loose.set(simplified(to), { to, status: PERMANENT });
  return (pathname) => exact.get(pathname) ?? loose.get(simplified(pathname));
}

function simplified(pathname: string): string {
  const bare = pathname.toLowerCase().replace(/\/(?:index\.html)?$|\.html$/, '');
  return bare === '' ? '/' : bare;
}

/** The address with the request's query, which stands before a fragment. */
export function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const [address = '', fragment] = to.split('#');
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
