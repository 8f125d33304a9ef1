/** The content of `build/pages.json`, for a server: every page with its status and headers, and every redirect. */
export type BuiltSite = {
  /** The public origin that the pages were built for. */
  origin: string;
  /** The editions: the one at the root first, then those that were built under another base path. */
  sites: { base: string; forServer: unknown }[];
  pages: BuiltPage[];
  redirects: Redirect[];
  /** Response headers of files that are no pages, by address or by a pattern with one `*`, as hosts allow. */
  fileHeaders: Readonly<Record<string, Record<string, string>>>;
};

/** One page of a build, as a server has to answer it. */
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
