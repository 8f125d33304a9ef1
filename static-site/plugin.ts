import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { serveSite } from './dev-server.ts';
import type { Renderer, StyleGraph } from './entry.ts';
import { folderLayers } from './folder-layers.ts';
import { ENTRY, islandModules, type StaticSiteOptions } from './options.ts';
import { readStyleGraph, type ImportsOf } from './style-graph.ts';
import { strictClassNames } from './strict-class-names.ts';
import { writeSite } from './write-site.ts';

/** Builds and serves a site of static pages with React islands. See README.md. */
export function staticSite(options: StaticSiteOptions): Plugin[] {
  let root = '';
  let graph: StyleGraph = { global: [], ofIsland: {} };
  const absolute = (file: string) => path.posix.join(root, file);
  const toKey = (id: string) => id.slice(root.length);

  const main: Plugin = {
    name: 'static-site',
    sharedDuringBuild: true,
    config: ({ environments }) => ({
      appType: 'custom',
      builder: {
        sharedConfigBuild: true,
        sharedPlugins: true,
        buildApp: (builder) => buildSite(builder, () => graph, options),
      },
      environments: {
        client: {
          build: {
            outDir: environments?.['client']?.build?.outDir ?? 'dist',
            manifest: true,
            // One style sheet that is thrown away: pages carry their styles inlined, and no chunk waits for CSS.
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: {
              input: options.scripts.map(({ file }) => file.slice(1)),
              // React and the hydration in one file, fetched once, after the page has loaded.
              output: {
                codeSplitting: {
                  groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|hydrate-island/ }],
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
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            },
          },
        },
      },
    }),
    configResolved: (config) => {
      root = config.root;
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
          graph = readStyleGraph(
            absolute(options.site),
            islandModules(absolute(options.islands), importsOf),
            importsOf,
            toKey,
          );
        }
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'asset' && name.endsWith('.css')) delete bundle[name];
        }
      },
    },
    configureServer: (server) => () => {
      server.middlewares.use(serveSite(server, { ...options, absolute, toKey }));
    },
    hotUpdate({ file, modules, server }) {
      // A module that only pages import has no counterpart in the browser to replace: the page is loaded again.
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      if (server.environments.client.moduleGraph.getModulesByFile(file)?.size) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
  return [main, withoutPreloadHelper(), folderLayers(options.styles, options.layers ?? {}), strictClassNames()];
}

/**
 * Replaces the bundler's preload helper, which would be most of the script on a page:
 * islands carry no style sheets to wait for, and their one shared file is fetched beside them anyway.
 */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'static-site:without-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** The module of the server environment: the site, its renderer and the text of its style sheets. */
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

async function buildSite(builder: ViteBuilder, graph: () => StyleGraph, options: StaticSiteOptions): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The static site needs the environments client and ssr.');
  await builder.build(client);
  await builder.build(ssr);
  const prerender = path.join(ssr.config.root, ssr.config.build.outDir);
  const { renderer } = (await import(pathToFileURL(path.join(prerender, 'entry.js')).href)) as { renderer: Renderer };
  await writeSite(renderer, {
    outDir: path.join(client.config.root, client.config.build.outDir),
    prerenderDir: prerender,
    pagesFile: path.join(path.dirname(prerender), 'pages.json'),
    graph: graph(),
    scripts: options.scripts,
  });
  await rm(prerender, { recursive: true });
}
