import type { ComponentType, ReactNode } from 'react';
import type { Redirect } from './built-site.ts';

/** The description of a site; the module named by the plugin's `site` option exports one as `site`. */
export type Site = {
  /** The public origin, for absolute addresses in the pages. A server for another origin refuses the build. */
  origin: string;
  pages: readonly SitePage[];
  redirects: readonly Redirect[];
  /** Passed on to a server as JSON: what it needs for its own pages and mails. */
  forServer?: unknown;
  islands: IslandRegistry;
  /** Response headers of one page, complete apart from caching and encoding; names in lower case. */
  headers: (page: RenderedPage) => Record<string, string>;
  /** Response headers of files that are no pages, by address or by a pattern with one `*`: `/images/*`. */
  fileHeaders: Readonly<Record<string, Record<string, string>>>;
  /** Files made of the finished pages, such as a site map or a list of words to search in. */
  files: (pages: readonly RenderedPage[]) => readonly SiteFile[];
};

/** A page of a site before it is rendered. */
export type SitePage = {
  /** The address, for example `/about`. Its file is `about.html`. */
  path: string;
  /** Another file name, for hosts that expect one: `404.html`. */
  file?: string;
  /** The status a server answers with; 200 when absent. */
  status?: number;
  /** The whole document, from `<html>` down. */
  render: () => ReactNode;
};

/**
 * A file beside the pages; `name` is its path in the output folder. Content that is expensive to make, such as a picture, is a
 * function, which is called in a build and not in development.
 */
export type SiteFile = { name: string; content: string | (() => Promise<Uint8Array>) };

/** A page after rendering, from which its headers and the site's files are made. */
export type RenderedPage = {
  path: string;
  /** The whole document, also where a part of it is sent in files of its own (`<RestOfPage />`). */
  html: string;
  /** Content-Security-Policy sources of its inlined styles: `'sha256-…'`. Its other ones are files of the site. */
  styleSources: readonly string[];
};

/** Key → the component, loaded when it is needed. Keys are written out: a bundler may rename a function, never a key. */
export type IslandRegistry = Readonly<Record<string, () => Promise<ComponentType<never>>>>;
