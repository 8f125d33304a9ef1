import { cacheNames, mostPages } from '../../contracts/browser-storage.ts';
import { siteVersion } from '../../static-site/site-version.ts';
import { type FetchEvent, worker } from './worker-scope.ts';
import { sitePrefix } from '../language/address.ts';

/** The prefixes of this edition's cache names. Each edition has a worker, and all of them share the origin's cache storage. */
const stems = { pages: `${cacheNames.pages}${sitePrefix}:`, files: `${cacheNames.files}${sitePrefix}:` };
const pages = stems.pages + siteVersion;
const files = stems.files + siteVersion;

const offlinePage = `${sitePrefix}/offline`;

/**
 * Caches the pages that a visitor opens, and answers with them when there is no connection. With one, a document always
 * comes from the server. Only GET, only pages that /offline lists, and nothing with data saving on.
 */
export function keepPages(): void {
  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  // A page sends the files that it had loaded before this worker took over.
  worker.addEventListener('message', (event) =>
    event.waitUntil(Promise.allSettled(event.data.map(pathOf).map(keepLoaded))),
  );
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return;
    if (isFile(pathname)) event.respondWith(file(event, pathname));
    // Also one that is never cached: what is left to the browser is requested again, and the answer of a provider works once.
    else if (mode === 'navigate') event.respondWith(page(event, pathOf(pathname)));
  });
}

async function install(): Promise<void> {
  await (await caches.open(files)).add(offlinePage);
  await worker.skipWaiting();
}

/** Deletes the caches of other versions of this edition. */
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
    const preloaded = await event.preloadResponse;
    const answer = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
    event.waitUntil(keepPage(path, answer.clone()));
    return answer;
  } catch {
    return (await find(pages, path)) ?? listOfPages();
  }
}

/** Cache first, since the name of such a file changes with its content. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const kept = await find(files, path).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep(files, path, answer.clone()));
  return answer;
}

/** What is being fetched: a page sends its own path with every message, also before it is kept. */
const underWay = new Set<string>();

async function keepLoaded(path: string): Promise<void> {
  const isPage = !isFile(path);
  if ((isPage && !(await isListed(path))) || (await find(isPage ? pages : files, path)) || underWay.has(path)) return;
  underWay.add(path);
  try {
    const answer = await fetch(path);
    await (isPage ? keepPage(path, answer) : keep(files, path, answer));
  } finally {
    underWay.delete(path);
  }
}

async function keepPage(path: string, answer: Response): Promise<void> {
  if (!(await isListed(path))) return;
  const cache = await keep(pages, path, answer);
  const kept = (await cache?.keys()) ?? [];
  for (const old of kept.slice(0, -mostPages)) await cache?.delete(old);
}

/** Caches a complete and successful answer under its path without the query, which may be personal. */
async function keep(name: string, path: string, answer: Response): Promise<Cache | undefined> {
  const isPrivate = answer.headers.get('cache-control')?.startsWith('private');
  if (answer.status !== 200 || isPrivate || navigator.connection?.saveData) return undefined;
  // An incomplete download replaces nothing.
  const body = await answer.arrayBuffer();
  const cache = await caches.open(name);
  // Deleting it first moves the page to the end of the list. A new response is not marked as redirected, which navigations refuse.
  await cache.delete(path);
  await cache.put(path, new Response(body, answer));
  return cache;
}

/** The offline page, with links to the cached pages. */
async function listOfPages(): Promise<Response> {
  const [list, kept] = await Promise.all([find(files, offlinePage), caches.open(pages)]);
  const paths = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  const html = ((await list?.text()) ?? '')
    .replaceAll(/<li data-page="(.*?)".*?<\/li>/g, (item, path: string) => (paths.has(path) ? item : ''))
    .replace(/<template data-offline.*?>(.*?)<\/template>/, '$1');
  return new Response(html, { status: 503, headers: list?.headers ?? {} });
}

/** Whether a page may be cached: whether /offline lists it. */
async function isListed(path: string): Promise<boolean> {
  const list = await find(files, offlinePage);
  return (await list?.text())?.includes(`data-page="${path}"`) ?? false;
}

/** Looks up only this version's caches, since older ones may still exist during the takeover. */
async function find(name: string, path: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(path);
}

const isFile = (path: string): boolean => path.startsWith(`${sitePrefix}/assets/`);

/** Removes the trailing slash that some static hosts add to addresses, except the home page's. */
const pathOf = (pathname: string): string => (pathname === `${sitePrefix}/` ? pathname : pathname.replace(/\/$/, ''));
