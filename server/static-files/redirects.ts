import type { Redirect } from '../../static-site/built-site.ts';

/**
 * Finds where a misspelled address leads: redirects, else pages, whatever the casing, a slash at the end, percent-encoding,
 * `index.html` or `.html`. Undefined when it leads nowhere.
 */
export function redirectTable(pagePaths: readonly string[], redirects: readonly Redirect[]) {
  // Permanent, and keeps the method.
  const spellings = pagePaths.map((path): Redirect => ({ from: path, to: path, status: 308 }));
  const destinations = new Map([...spellings, ...redirects].map((one) => [simplified(one.from), one]));
  return (pathname: string): Redirect | undefined => destinations.get(simplified(pathname));
}

function simplified(pathname: string): string {
  return pathname.toLowerCase().replace(/\/(?:index\.html)?$|\.html$/, '');
}
