import path from 'node:path';
import type { Connect, DevEnvironment, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { Renderer } from './entry.ts';
import { scriptsInDevelopment, withIslandScripts } from './island-entries.ts';
import { ENTRY, islandModules, type StaticSiteOptions } from './options.ts';
import { readStyleGraph, type ImportsOf } from './style-graph.ts';

type DevOptions = StaticSiteOptions & {
  absolute: (file: string) => string;
  toKey: (id: string) => string;
  onIslands: (modules: Readonly<Record<string, string>>) => void;
};

/** Serves pages in development, rendered anew for every request. */
export function serveSite(server: ViteDevServer, options: DevOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.originalUrl ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    const isFile = madeFile.test(pathname);
    if (!isFile && !/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return next();
    const answer = isFile ? fileAt(server, pathname) : pageAt(server, options, url, pathname);
    answer.then(
      (found) =>
        found
          ? response.writeHead(found.status, { 'content-type': `${found.type}; charset=utf-8` }).end(found.body)
          : next(),
      next,
    );
  };
}

type Answer = { status: number; type: string; body: string } | undefined;

/** The address of what may be a file generated from the pages. Vite has served other files with these extensions before. */
const madeFile = /^\/(?:[\w.-]+\/)*[\w.-]+\.(?:json|md|svg|txt|webmanifest|xml)$/;

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

async function fileAt(server: ViteDevServer, pathname: string): Promise<Answer> {
  const { renderer } = await entryOf(server);
  const body = await renderer.renderFile(pathname.slice(1));
  return body === undefined ? undefined : { status: 200, type: types[path.extname(pathname)] ?? 'text/plain', body };
}

async function pageAt(server: ViteDevServer, options: DevOptions, url: string, pathname: string): Promise<Answer> {
  const { renderer } = await entryOf(server);
  const importsOf = importsIn(server.environments.ssr);
  const page = await renderer.renderOne(pathname, () => {
    const islands = islandModules(options.absolute(options.islands), importsOf);
    options.onIslands(islands);
    return readStyleGraph(options.absolute(options.site), islands, importsOf, options.toKey);
  });
  if (!page) return undefined;
  // The links style the first paint; the imports let Vite replace an edited style sheet in place.
  const links = page.styles.map((file) => `<link rel="stylesheet" href="${file}?direct">`).join('');
  const scripts = [...page.styles, ...options.scripts.map(({ file }) => file)]
    .map((file) => `import ${JSON.stringify(file)};`)
    .join('');
  const html = withIslandScripts(page.html, scriptsInDevelopment).replace(
    '</head>',
    () => `${links}<script type="module">${scripts}</script></head>`,
  );
  return { status: page.status, type: 'text/html', body: await server.transformIndexHtml(url, html) };
}

/** The entry module, loaded anew when one of its sources has changed. */
function entryOf(server: ViteDevServer): Promise<{ renderer: Renderer }> {
  return (server.environments.ssr as RunnableDevEnvironment).runner.import(ENTRY);
}

function importsIn(environment: DevEnvironment): ImportsOf {
  return (id) => {
    // A file that is imported as text counts as an import of its text, and styles nothing.
    const imported = id.endsWith('?raw')
      ? []
      : [...(environment.moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap((module) => module.id ?? []);
    // The development graph does not tell static from dynamic imports; for style sheets the union does no harm.
    return { static: imported, dynamic: imported };
  };
}
