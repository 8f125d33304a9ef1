import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf, Thing } from 'schema-dts';
import { unknownAddressTitle } from '../content/landing.ts';
import { siteMap, type Path } from '../content/site-map.ts';
import type { accountPath } from '../content/account-words.ts';
import type { answerPages, tokenAnswers, tokenPages } from '../contracts/contact-answer.ts';

/** What the document needs to know of one page. */
export type Page = {
  /** The address; `/404` is the answer to every address that does not exist. */
  path: Path | UnlistedPath | '/404';
  title: string;
  description: string;
  keywords?: string | undefined;
  /** False keeps the page out of search engines. */
  indexed: boolean;
  /** The account pages stand alone, without the site's header and footer. */
  frame: 'full' | 'none';
  /** From the home page down to this one; a single entry when the page stands at the top. */
  breadcrumbs: readonly Crumb[];
  /** What the page is, as further JSON-LD nodes: an FAQ, an article. A page under Services that does not say is a service. */
  structuredData?: readonly StructuredData[] | undefined;
};

/** Pages that are in no search engine: what the server answers a form with, and the account. */
export type UnlistedPath =
  | (typeof answerPages)[keyof typeof answerPages]['sent' | 'notSent']
  | (typeof tokenPages)[keyof typeof tokenPages]
  | (typeof tokenAnswers)[keyof typeof tokenAnswers]
  | typeof accountPath;

/** A level of the breadcrumbs. */
export type Crumb = { name: string; path: Path };

/** One node of the page's JSON-LD graph, in the vocabulary of schema.org. */
export type StructuredData = Exclude<Thing, string> | OwnBusiness;

/** The company is two kinds of thing at once. */
export type OwnBusiness = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** What a route may say of its document beyond the words of the site map. */
export type PageDetails = Partial<Pick<Page, 'frame' | 'structuredData'>>;

/** Pages that change nothing and belong to nobody. What is not in the site map is never among them: accounts, answers to forms, calls. */
export const openPaths: readonly Path[] = Object.entries(siteMap)
  .filter(([, entry]) => !('ahead' in entry))
  .map(([path]) => path as Path);

/** The page at an address of the site map, with its words from there. */
export function pageAt(path: Path, details: PageDetails = {}): Page {
  const { title, description, keywords, indexed } = entryOf(path);
  return {
    path,
    title,
    description,
    keywords,
    indexed: indexed ?? true,
    frame: 'full',
    breadcrumbs: breadcrumbsTo(path),
    ...details,
  };
}

/** A page outside the site map: it has words of its own and no place in search engines. */
export function unlistedPage(path: UnlistedPath, { title, description }: Pick<Page, 'title' | 'description'>): Page {
  return { path, title, description, indexed: false, frame: 'full', breadcrumbs: [] };
}

/** The landing page as the answer to an unknown address. */
export function notFoundPage(): Page {
  return { ...pageAt('/'), path: '/404', title: unknownAddressTitle, indexed: false };
}

/** The file of a page's words as Markdown, beside the page: `about.md` for `/about`. */
export function markdownFile(path: Path): string {
  return `${path === '/' ? 'index' : path.slice(1)}.md`;
}

/** The way from the home page to `path`, both included. */
export function breadcrumbsTo(path: Path): Crumb[] {
  const crumb = { name: entryOf(path).name, path };
  if (path === '/') return [crumb];
  return [...breadcrumbsTo(entryOf(path).parent ?? '/'), crumb];
}

/** Optional fields are missing from the literal type of a constant; here they are merely undefined. */
type Entry = { name: string; title: string; description: string; keywords?: string; parent?: Path; indexed?: false };

function entryOf(path: Path): Entry {
  const entry: Entry = siteMap[path];
  return entry;
}
