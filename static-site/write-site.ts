import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { compressFile } from './compress.ts';
import type { Renderer, StyleGraph } from './entry.ts';
import { hostHeaders, hostRedirects, withPolicyInside } from './host-files.ts';
import type { IslandScripts } from './island-entries.ts';
import type { StaticSiteOptions } from './options.ts';
import type { PageParts } from './render-page.ts';
import type { RenderedPage, SiteFile, SitePage } from './site.ts';
import { siteVersion } from './site-version.ts';

type WriteOptions = {
  /** Vite's base path: `/`, or for example `/hi/` for an edition that is added to a root edition built before. */
  base: string;
  /** The output folder of this base path. */
  outDir: string;
  /** The output folder of the ssr environment; its `assets` hold the pictures and fonts of the pages. */
  prerenderDir: string;
  /** Where to write `BuiltSite` for a server, outside the public folder. */
  pagesFile: string;
  graph: StyleGraph;
  islandScripts: IslandScripts;
  scripts: StaticSiteOptions['scripts'];
  /** The file of the service worker. */
  worker?: string;
};

/** Renders every page into the output folder, with compressed copies, host files and a description for a server. */
export async function writeSite(renderer: Renderer, options: WriteOptions): Promise<void> {
  const { base, outDir, prerenderDir, pagesFile } = options;
  const assets = path.join(prerenderDir, 'assets');
  if (existsSync(assets)) await cp(assets, path.join(outDir, 'assets'), { recursive: true });
  const scripts = await builtScripts(options);
  const { site } = renderer;
  const pages: BuiltPage[] = [];
  const finished: RenderedPage[] = [];
  const version = createHash('sha256');
  const deferred = renderer.deferredSheet(options.graph);
  await write(path.join(outDir, deferred.file), deferred.css);
  for await (const { source, page, document, files } of renderer.renderAll(options.graph, {
    scripts,
    islandScripts: options.islandScripts,
    deferred,
  })) {
    const file = fileOf(source);
    const headers = site.headers(page);
    version.update(document);
    // No rule in `_headers` applies to a page with a file name of its own (404.html), so its policy goes into the document.
    await write(path.join(outDir, file), source.file ? withPolicyInside(document, headers) : document);
    await writeFiles(outDir, files);
    finished.push(page);
    pages.push({ path: page.path, file, status: source.status ?? 200, headers });
  }
  const own = under(base, {
    origin: site.origin,
    sites: [{ base, forServer: site.forServer }],
    pages,
    redirects: [...site.redirects],
    fileHeaders: { ...site.fileHeaders, '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' } },
  });
  const built = base === '/' ? own : joined(JSON.parse(await readFile(pagesFile, 'utf8')) as BuiltSite, own);
  await writeFiles(outDir, site.files(finished));
  if (options.worker) await writeVersion(path.join(outDir, options.worker), version.digest('base64url').slice(0, 8));
  const root = path.resolve(outDir, path.posix.relative(base, '/'));
  await write(path.join(root, '_headers'), hostHeaders(built));
  await write(path.join(root, '_redirects'), hostRedirects(built));
  await write(pagesFile, `${JSON.stringify(built, null, 1)}\n`);
  await compressFolder(outDir);
}

/** Prefixes the addresses and files of a site with its base path. */
function under(base: string, site: BuiltSite): BuiltSite {
  const at = (address: string) => base.slice(0, -1) + address;
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, path: at(page.path), file: base.slice(1) + page.file })),
    redirects: site.redirects.map(({ from, to, status }) => ({ from: at(from), to: at(to), status })),
    fileHeaders: Object.fromEntries(Object.entries(site.fileHeaders).map(([pattern, value]) => [at(pattern), value])),
  };
}

function joined(root: BuiltSite, own: BuiltSite): BuiltSite {
  return {
    ...root,
    sites: [...root.sites, ...own.sites],
    pages: [...root.pages, ...own.pages],
    redirects: [...root.redirects, ...own.redirects],
    fileHeaders: { ...root.fileHeaders, ...own.fileHeaders },
  };
}

/** Writes the site's version into the service worker. Browsers replace a worker when its text changes. */
async function writeVersion(worker: string, version: string): Promise<void> {
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replaceAll(siteVersion, version));
}

/** The output file of a page: `about.html` for `/about`, since static hosts serve `about/index.html` as `/about/`. */
function fileOf(page: SitePage): string {
  return page.file ?? (page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
}

/** The hashed addresses of the scripts, read from the bundler's manifest, which is not published. */
async function builtScripts({ base, outDir, scripts }: WriteOptions): Promise<PageParts['scripts']> {
  const folder = path.join(outDir, '.vite');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  return scripts.map(({ file, blocking }) => {
    const built = manifest[file.slice(1)];
    if (!built) throw new Error(`The script ${file} was not built.`);
    return { src: base + built.file, blocking: blocking ?? false };
  });
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = files.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  // A few at a time: enough to keep every core busy without holding the whole site in memory.
  const workers = Array.from({ length: 4 }, async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  });
  await Promise.all(workers);
}

/** Writes the files concurrently, so that slow ones, such as pictures, do not wait for each other. */
async function writeFiles(outDir: string, files: readonly SiteFile[]): Promise<void> {
  const written = files.map(async ({ name, content }) =>
    write(path.join(outDir, name), typeof content === 'string' ? content : await content()),
  );
  await Promise.all(written);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
