import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, DevEnvironment, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';
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
    if (isFile(url)) return void sendFile(server, url, response, next).catch((error: unknown) => next(error));
    if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return next();
    respond(server, options, url, response, next).catch((error: unknown) => next(error));
  };
}

/** Whether the address may be a file generated from the pages. Vite has served other files with these extensions before. */
const isFile = (url: string): boolean =>
  /^\/(?:[\w.-]+\/)*[\w.-]+\.(?:json|md|svg|txt|webmanifest|xml)(?:\?|$)/.test(url);

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

async function sendFile(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const ssr = runnable(server.environments['ssr']);
  const { renderer } = await ssr.runner.import<{ renderer: Renderer }>(ENTRY);
  const name = new URL(url, 'http://localhost').pathname.slice(1);
  const content = await renderer.renderFile(name);
  if (content === undefined) return next();
  response.setHeader('content-type', `${types[path.extname(name)] ?? 'text/plain'}; charset=utf-8`);
  response.end(content);
}

async function respond(
  server: ViteDevServer,
  options: DevOptions,
  url: string,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const page = await renderInDevelopment(server, options, new URL(url, 'http://localhost').pathname);
  if (!page) return next();
  const html = await server.transformIndexHtml(url, page.html);
  response.statusCode = page.status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}

async function renderInDevelopment(server: ViteDevServer, options: DevOptions, pathname: string) {
  const ssr = runnable(server.environments['ssr']);
  const { renderer } = await ssr.runner.import<{ renderer: Renderer }>(ENTRY);
  const importsOf = importsIn(ssr);
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
  return {
    ...page,
    html: withIslandScripts(page.html, scriptsInDevelopment).replace(
      '</head>',
      () => `${links}<script type="module">${scripts}</script></head>`,
    ),
  };
}

function importsIn(environment: DevEnvironment): ImportsOf {
  return (id) => {
    const imported = [...(environment.moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap(
      (module) => module.id ?? [],
    );
    // The development graph does not tell static from dynamic imports; for style sheets the union does no harm.
    return { static: imported, dynamic: imported };
  };
}

function runnable(environment: DevEnvironment | undefined): RunnableDevEnvironment {
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Development needs a runnable ssr environment.');
  return environment;
}
