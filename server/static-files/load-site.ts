import type { BuiltPage, Redirect } from '../../static-site/built-site.ts';
import { type AnswerPageName, answerPages, tokenPages } from '../../contracts/answer-pages.ts';
import type { ForServer } from '../../contracts/for-server.ts';
import { contentType } from './content-type.ts';
import { subjectFiller } from './fill-subject.ts';
import { openBuildFolder, readPages } from './read-build.ts';
import { type FileHeaders, type FileSource, type SiteFile, siteFile } from './site-file.ts';
import { fileHeaders, pageHeaders } from './site-headers.ts';

/** Answer pages, each with the page that a direct visit to its address redirects to: the one with the empty form. */
export const answerPageRedirects: Readonly<Record<AnswerPageName, string>> = {
  [answerPages.contact.notSent]: '/contact',
  [answerPages.booking.notSent]: '/book-a-call',
  // The newsletter's form stands at the foot of every page.
  [answerPages.newsletter.notSent]: '/',
  [tokenPages.confirm]: '/',
  [tokenPages.unsubscribe]: '/',
};

/** The built site in memory. */
export type LoadedSite = Awaited<ReturnType<typeof loadSite>>;

type PageTemplate = { html: string; headers: FileHeaders };

export type SiteFolders = {
  /** The static tree, `dist`. */
  outDir: string;
  /** `build/pages.json`. */
  pagesFile: string;
  /** Sent with every answer, beside what the build says. */
  extraHeaders?: FileHeaders;
};

/** Reads the whole build into memory. Rejects with OperatorError when there is none or it is incomplete. */
export async function loadSite({ outDir, pagesFile, extraHeaders = {} }: SiteFolders) {
  const built = await readPages(pagesFile);
  const editions = built.sites.map(({ base, forServer }) => ({
    prefix: base.slice(0, -1),
    forServer: forServer as ForServer,
  }));
  const redirectsOfAnswers = editions.flatMap(({ prefix }) =>
    Object.entries(answerPageRedirects).map(([from, to]): Redirect => ({
      from: prefix + from,
      to: prefix + to,
      status: 302,
    })),
  );
  const answerPaths = new Set(redirectsOfAnswers.map(({ from }) => from));
  const folder = await openBuildFolder(outDir);
  const files = new Map<string, SiteFile>();
  const templates = new Map<string, PageTemplate>();

  async function addFile(address: string, file: string, page?: BuiltPage): Promise<void> {
    const headers = { ...(page ? pageHeaders(page) : fileHeaders(file)), ...extraHeaders };
    const encodings = await folder.read(file);
    // Without ranges some browsers do not play it.
    const ranges = /^(?:video|audio)\//.test(contentType(file));
    // Ranges are cut from the plain bytes, so media have no other encoding.
    const bodies = ranges ? { identity: encodings.identity } : encodings;
    const source: FileSource = { kind: page ? 'page' : 'file', status: page?.status ?? 200, headers, ranges, bodies };
    files.set(encodeURI(address), { ...siteFile(source), withSubject: page && subjectFiller(source) });
  }

  async function addTemplate(page: BuiltPage): Promise<void> {
    const { identity } = await folder.read(page.file);
    templates.set(page.path, { html: identity.toString(), headers: pageHeaders(page) });
  }

  const pageFiles = new Set(built.pages.map((page) => page.file));
  await Promise.all([
    ...built.pages.map((page) =>
      answerPaths.has(page.path) ? addTemplate(page) : addFile(page.path, page.file, page),
    ),
    ...folder.publicFiles.filter((file) => !pageFiles.has(file)).map((file) => addFile(`/${file}`, file)),
  ]);

  const notFound = editions.toReversed().flatMap(({ prefix }) => {
    const page = files.get(
      built.pages.find(({ status, path }) => status === 404 && path.startsWith(prefix))?.path ?? '',
    );
    return page ? [{ prefix, page }] : [];
  });
  return {
    /** The origin that the pages name as theirs. */
    origin: built.origin,
    editions,
    /** Pages and files by their percent-encoded address: `/about`, `/assets/app-x1.js`. */
    files,
    /** The 404 page of each edition, by the prefix of its addresses, the longest prefix first. */
    notFound,
    /** Addresses of the pages in their canonical spelling. */
    pagePaths: built.pages.map(({ path }) => path),
    redirects: [...built.redirects, ...redirectsOfAnswers],
    /** Answer pages by path: pages with tokens for what a visitor typed. They are not served under their own address. */
    templates,
    extraHeaders,
  };
}
