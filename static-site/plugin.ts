import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import { serveSite } from './dev-server.ts';
import type { Renderer, StyleGraph } from './entry.ts';
import { folderLayers } from './folder-layers.ts';
import { hoverRules } from './hover-rules.ts';
import { inlinedClassNames } from './inlined-class-names.ts';
import { islandEntries, type IslandScripts } from './island-entries.ts';
import { ENTRY, islandModules, type StaticSiteOptions } from './options.ts';
import { readStyleGraph, type ImportsOf } from './style-graph.ts';
import { strictClassNames } from './strict-class-names.ts';
import { writeSite } from './write-site.ts';

/** React, and what attaches it to an island. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/(?:hydrate-island|translated-texts)\.ts/;

/** Short names, since documents and scripts contain many of them. */
const hashed = {
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
} as const;

/** Builds and serves a site of static pages with React islands. See README.md. */
export function staticSite(options: StaticSiteOptions): Plugin[] {
  let root = '';
  let graph: StyleGraph = { global: [], ofIsland: {} };
  let islandFiles: Readonly<Record<string, string>> = {};
  const islands = islandEntries(() => islandFiles);
  const absolute = (file: string) => path.posix.join(root, file);
  const toKey = (id: string) => id.slice(root.length);
  // Not the whole path: a checkout may lie below a folder called `site` itself.
  const matches = (pattern: RegExp) => (id: string) => id.startsWith(`${root}/`) && pattern.test(toKey(id));
  const entryName = (id: string) => {
    // No hash for the worker: browsers look for its next version at the same address.
    if (options.worker && id === absolute(options.worker)) return '[name].js';
    return options.scripts.some(({ file }) => id === absolute(file)) ? 'assets/[hash:6].js' : hashed.chunkFileNames;
  };

  const main: Plugin = {
    name: 'static-site',
    sharedDuringBuild: true,
    config: ({ environments, base = '/' }) => ({
      appType: 'custom',
      builder: {
        sharedConfigBuild: true,
        sharedPlugins: true,
        buildApp: (builder) => buildSite(builder, { graph: () => graph, islandScripts: islands.scriptsOf }, options),
      },
      environments: {
        client: {
          build: {
            outDir: path.posix.join(environments?.['client']?.build?.outDir ?? 'dist', base),
            copyPublicDir: base === '/',
            manifest: true,
            // All CSS goes into one file, which is deleted: pages inline their styles, and no chunk waits for CSS.
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: {
              input: [...options.scripts.map(({ file }) => file), ...(options.worker ? [options.worker] : [])].map(
                (file) => file.slice(1),
              ),
              output: {
                ...hashed,
                entryFileNames: ({ facadeModuleId }) => entryName(facadeModuleId ?? ''),
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      name: 'react',
                      test: (id: string) =>
                        REACT.test(id) || (options.besideReact ? matches(options.besideReact)(id) : false),
                      minShareCount: 2,
                    },
                    ...options.sharedScripts.map((group) => ({
                      minShareCount: 2,
                      ...group,
                      test: matches(group.test),
                    })),
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: environments?.['ssr']?.build?.outDir ?? 'build/prerender',
            emitAssets: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: { entry: ENTRY },
              output: { ...hashed, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            },
          },
        },
      },
    }),
    configResolved: (config) => {
      root = config.root;
      withoutPreloads(config);
    },
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? entryModule(options) : undefined),
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        if (this.environment.name === 'ssr') {
          const importsOf: ImportsOf = (id) => {
            const info = this.getModuleInfo(id);
            return { static: info?.importedIds ?? [], dynamic: info?.dynamicallyImportedIds ?? [] };
          };
          islandFiles = islandModules(absolute(options.islands), importsOf);
          graph = readStyleGraph(absolute(options.site), islandFiles, importsOf, toKey);
        }
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'asset' && name.endsWith('.css')) delete bundle[name];
        }
      },
    },
    configureServer: (server) => () => {
      server.middlewares.use(
        serveSite(server, { ...options, absolute, toKey, onIslands: (found) => (islandFiles = found) }),
      );
    },
    hotUpdate({ file, modules, server }) {
      // A module that only pages import has no counterpart in the browser to replace: the page is loaded again.
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      if (server.environments.client.moduleGraph.getModulesByFile(file)?.size) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
  const layers = folderLayers(options.styles, options.layers);
  return [main, islands.plugin, layers, strictClassNames(), inlinedClassNames(), hoverRules()];
}

/**
 * Leaves out the plugin by which Vite preloads what a dynamic import needs, and whose helper would be most of the script on a page:
 * islands carry no style sheets to wait for, and their one shared file is fetched beside them anyway.
 */
function withoutPreloads({ plugins }: ResolvedConfig): void {
  const preloads = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
  if (preloads >= 0) (plugins as Plugin[]).splice(preloads, 1);
}

/** The source of the ssr environment's entry module: the site's renderer with its style sheets. */
function entryModule({ site, styles }: StaticSiteOptions): string {
  const files = (pattern: string, query: string) =>
    `import.meta.glob('${styles}/**/${pattern}', { eager: true, import: 'default'${query} })`;
  const renderer = path.join(import.meta.dirname, 'entry.ts');
  return `
    import { site } from ${JSON.stringify(site)};
    import { createRenderer } from ${JSON.stringify(renderer)};
    export const renderer = createRenderer(site, {
      text: ${files('*.css', ", query: '?inline'")},
      classes: ${files('*.module.css', '')},
    });`;
}

type Found = { graph: () => StyleGraph; islandScripts: IslandScripts };

async function buildSite(builder: ViteBuilder, found: Found, options: StaticSiteOptions): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The static site needs the environments client and ssr.');
  // The ssr build comes first: it finds the islands, which are entry points of the client build.
  await builder.build(ssr);
  await builder.build(client);
  const prerender = path.join(ssr.config.root, ssr.config.build.outDir);
  const entry = pathToFileURL(path.join(prerender, 'entry.js'));
  // The query keeps Node from returning the cached module of another edition's build.
  entry.search = client.config.base;
  const { renderer } = (await import(entry.href)) as { renderer: Renderer };
  await writeSite(renderer, {
    base: client.config.base,
    outDir: path.join(client.config.root, client.config.build.outDir),
    prerenderDir: prerender,
    pagesFile: path.join(path.dirname(prerender), 'pages.json'),
    graph: found.graph(),
    islandScripts: found.islandScripts,
    scripts: options.scripts,
    ...(options.worker && { worker: `${path.parse(options.worker).name}.js` }),
  });
  await rm(prerender, { recursive: true });
}
