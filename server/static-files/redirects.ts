import type { Redirect } from '../../static-site/built-site.ts';

export type Destination = { to: string; status: number };

/** A permanent redirect that keeps the method. */
const PERMANENT = 308;

/**
 * Finds where a misspelled address leads: redirects and pages whatever the casing, a slash at the end, percent-encoding,
 * `index.html` or `.html`; pages first. Undefined when it leads nowhere.
 */
export function redirectTable(
  pagePaths: readonly string[],
  redirects: readonly Redirect[],
): (pathname: string) => Destination | undefined {
  const destinations = new Map<string, Destination>();
  for (const { from, to, status } of redirects) destinations.set(simplified(from), { to, status });
  for (const to of pagePaths) destinations.set(simplified(to), { to, status: PERMANENT });
  return (pathname) => destinations.get(simplified(pathname));
}

function simplified(pathname: string): string {
  return pathname.toLowerCase().replace(/\/(?:index\.html)?$|\.html$/, '');
}
