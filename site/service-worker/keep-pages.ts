import { cacheNames, mostPages } from '../../contracts/browser-storage.ts';
import { siteVersion } from '../../static-site/site-version.ts';
import { type FetchEvent, worker } from './worker-scope.ts';
import { sitePrefix } from '../language/address.ts';

/** Each language has a worker, and all of them share the caches of the site: these are its own. */
const stems = { pages: `${cacheNames.pages}${sitePrefix}:`, files: `${cacheNames.files}${sitePrefix}:` };
const pages = stems.pages + siteVersion;
const files = stems.files + siteVersion;

const offlinePage = `${sitePrefix}/offline`;
/** What the server makes for one person. The browser asks for it as if there were no worker. */
const answers = /^\/(?:api|mailbox|metrics|newsletter|__)\b/;

/**
 * Keeps the pages that a visitor opens, and answers with them when there is no connection. With one, a document always
 * comes from the server. Only GET, only pages that /offline lists, and nothing for whoever saves data.
 */
export function keepPages(): void {
  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  // A page tells what it had loaded before this worker took over.
  worker.addEventListener('message', (event) => event.waitUntil(Promise.allSettled(event.data.map(keepLoaded))));
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return;
    if (isFile(pathname)) event.respondWith(file(event, pathname));
    else if (mode === 'navigate' && !answers.test(pathname.slice(sitePrefix.length)))
      event.respondWith(page(event, pathOf(pathname)));
  });
}

async function install(): Promise<void> {
  await (await caches.open(files)).add(offlinePage);
  await worker.skipWaiting();
}

/** The caches of other versions go, and those of other languages stay. */
async function takeOver(): Promise<void> {
  const own = Object.values(stems);
  for (const name of await caches.keys())
    if (name !== pages && name !== files && own.some((stem) => name.startsWith(stem))) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Network first. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(path, answer.clone()));
    return answer;
  } catch {
    return (await find(pages, path)) ?? listOfPages();
  }
}

/** Cache first: the name of such a file changes with its content. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const kept = await find(files, path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep(files, path, answer.clone()));
  return answer;
}

async function keepLoaded(path: string): Promise<void> {
  if (savesData()) return;
  const isPage = !isFile(path);
  if ((isPage && !(await isListed(path))) || (await find(isPage ? pages : files, path))) return;
  const answer = await fetch(path);
  await (isPage ? keepPage(path, answer) : keep(files, path, answer));
}

async function keepPage(path: string, answer: Response): Promise<void> {
  if (!(await isListed(path))) return;
  const cache = await keep(pages, path, answer);
  const kept = (await cache?.keys()) ?? [];
  for (const old of kept.slice(0, -mostPages)) await cache?.delete(old);
}

/** Keeps a whole and good answer under its path alone: what stands behind a question mark may be personal. */
async function keep(name: string, path: string, answer: Response): Promise<Cache | undefined> {
  if (answer.status !== 200 || answer.headers.get('cache-control')?.startsWith('private') || savesData())
    return undefined;
  // What breaks off on its way takes the place of nothing.
  const body = await answer.arrayBuffer();
  const cache = await caches.open(name);
  // The one kept last is the last in the list. A new answer is no longer one that was redirected, which no page may be.
  await cache.delete(path);
  await cache.put(path, new Response(body, answer));
  return cache;
}

/** The page that says that there is no connection, with the links to those that are kept. */
async function listOfPages(): Promise<Response> {
  const [list, kept] = await Promise.all([find(files, offlinePage), caches.open(pages)]);
  const paths = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  const html = ((await list?.text()) ?? '')
    .replaceAll(/<li data-page="(.*?)".*?<\/li>/g, (item, path: string) => (paths.has(path) ? item : ''))
    .replace(/<template data-offline.*?>(.*?)<\/template>/, '$1');
  return new Response(html, { status: 503, headers: list?.headers ?? {} });
}

/** /offline lists the pages that may be kept, and so holds the rule for both. */
async function isListed(path: string): Promise<boolean> {
  const list = await find(files, offlinePage);
  return (await list?.text())?.includes(`data-page="${path}"`) ?? false;
}

/** Not in the caches of another version, which may still be there while this one takes over. */
async function find(name: string, path: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(path);
}

const isFile = (path: string): boolean => path.startsWith(`${sitePrefix}/assets/`);

/** Some static hosts end the address of a page with a slash; that of the home page has one everywhere. */
const pathOf = (pathname: string): string => (pathname === `${sitePrefix}/` ? pathname : pathname.replace(/\/$/, ''));

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
