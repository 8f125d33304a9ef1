import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf, Thing } from 'schema-dts';
import { unknownAddress, unknownAddressTitle } from '../content/landing.ts';
import { documentTitle } from '../content/document-title.ts';
import { siteMap, type Path } from '../content/site-map.ts';
import type { accountPath } from '../content/account-menu.ts';
import type { answerPages, tokenAnswers, tokenPages } from '../contracts/answer-pages.ts';

/** One page, as `document.tsx` renders it. */
export type Page = {
  /** The address; `/404` is the answer to every address that does not exist. */
  path: Path | UnlistedPath | '/404';
  title: string;
  description: string;
  keywords?: string | undefined;
  /** False keeps the page out of search engines. */
  indexed: boolean;
  /** `none` leaves out the site's header and footer, as on the account pages. */
  frame: 'full' | 'none';
  /** Further JSON-LD nodes, such as an FAQ or an article. A page under Services is a service by default. */
  structuredData?: readonly StructuredData[] | undefined;
};

/** The pages that search engines must not list: answer pages and the account. */
export type UnlistedPath =
  | (typeof answerPages)[keyof typeof answerPages]['sent' | 'notSent']
  | (typeof tokenPages)[keyof typeof tokenPages]
  | (typeof tokenAnswers)[keyof typeof tokenAnswers]
  | typeof accountPath;

export type Crumb = { name: string; path: Path };

/** One node of the page's JSON-LD graph, in the vocabulary of schema.org. */
export type StructuredData = Exclude<Thing, string> | OwnBusiness;

/** A list, since the company has two types at once. */
export type OwnBusiness = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** The options of a route's document that are not in the site map. */
export type PageDetails = Partial<Pick<Page, 'frame' | 'structuredData'>>;

/** Optional fields are missing from the literal type of a constant; here they are merely undefined. */
type Entry = { name: string; title: string; description: string; keywords?: string; parent?: Path; indexed?: false };
const entries: Readonly<Record<Path, Entry>> = siteMap;

/** The pages that are safe to prefetch: the same for everybody and without side effects. Only pages of the site map can be. */
export const openPaths: readonly Path[] = Object.entries(siteMap)
  .filter(([, entry]) => !('ahead' in entry))
  .map(([path]) => path as Path);

/** A page of the site map, with its texts from there. */
export function pageAt(path: Path, details: PageDetails = {}): Page {
  const { title, description, keywords, indexed } = entries[path];
  return {
    path,
    title: documentTitle(path, title),
    description,
    keywords,
    indexed: indexed ?? true,
    frame: 'full',
    ...details,
  };
}

/** A page outside the site map: it has its own texts and is not listed by search engines. */
export function unlistedPage(path: UnlistedPath, { title, description }: Pick<Page, 'title' | 'description'>): Page {
  return { path, title, description, indexed: false, frame: 'full' };
}

/** The 404 page, which is a variant of the home page. */
export function notFoundPage(): Page {
  const title = documentTitle('/404', unknownAddressTitle);
  return { ...pageAt('/'), path: '/404', title, description: unknownAddress, indexed: false };
}

/** The path of a page's Markdown file: `about.md` for `/about`. */
export function markdownFile(path: Path): string {
  return `${path === '/' ? 'index' : path.slice(1)}.md`;
}

/** The short name of a page, which is also its heading unless its words have another. */
export const nameOf = (path: Path): string => entries[path].name;

/** The breadcrumbs from the home page to `path`, both included. */
export function breadcrumbsTo(path: Path): Crumb[] {
  const crumb = { name: nameOf(path), path };
  if (path === '/') return [crumb];
  return [...breadcrumbsTo(entries[path].parent ?? '/'), crumb];
}
