/** What a build leaves in `build/pages.json` for a server: every page with its status and headers, and every redirect. */
export type BuiltSite = {
  /** The origin that the pages name as theirs. */
  origin: string;
  /** Its sites: the one at the root first, then those that were built under a base. */
  sites: { base: string; forServer: unknown }[];
  pages: BuiltPage[];
  redirects: Redirect[];
  /** Response headers of files that are no pages, by address or by a pattern with one `*`, as hosts allow. */
  fileHeaders: Readonly<Record<string, Record<string, string>>>;
};

export type BuiltPage = {
  /** The address, for example `/about`; `/404` is the page for every unmatched address. */
  path: string;
  /** The file in the output folder, for example `about.html`. */
  file: string;
  status: number;
  /** Complete response headers of this page apart from caching and encoding; names in lower case. */
  headers: Record<string, string>;
};

export type Redirect = { from: string; to: string; status: 301 | 302 | 307 | 308 };
