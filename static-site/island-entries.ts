import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PREFIX = '\0virtual:static-site/island/';

/** The addresses of an island's scripts, its entry script first. */
export type IslandScripts = (key: string) => readonly string[];

/** The scripts of an island in development: only its entry script, whose imports Vite serves. */
export const scriptsInDevelopment: IslandScripts = (key) => [`/@id/${PREFIX.replace('\0', '__x00__')}${key}`];

/** Adds the addresses of an island's scripts to its element, so that the browser can fetch them all at once. */
export function withIslandScripts(html: string, scriptsOf: IslandScripts): string {
  return html.replaceAll(
    / data-island="([^"]+)"/g,
    (attribute, key: string) => `${attribute} data-scripts="${scriptsOf(key).join(' ')}"`,
  );
}

/** The component of an island by the name of its file: `contact-form.tsx` exports `ContactForm`. */
const componentName = (key: string) => key.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A Vite plugin that generates an entry script for each island, which hydrates it.
 * @param modules the registry's keys and the module of each
 */
export function islandEntries(modules: () => Readonly<Record<string, string>>): {
  plugin: Plugin;
  scriptsOf: IslandScripts;
} {
  const scripts = new Map<string, readonly string[]>();
  let base = '/';
  const plugin: Plugin = {
    name: 'static-site:island-entries',
    sharedDuringBuild: true,
    configResolved: (config) => {
      base = config.base;
    },
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      for (const name of Object.keys(modules()))
        this.emitFile({ type: 'chunk', id: PREFIX + name, name, preserveSignature: 'strict' });
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const key = id.slice(PREFIX.length);
      return `
        import { hydrateIsland } from ${JSON.stringify(path.join(import.meta.dirname, 'hydrate-island.ts'))};
        import { ${componentName(key)} as Component } from ${JSON.stringify(modules()[key])};
        export const hydrate = (element) => hydrateIsland(element, Component);`;
    },
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(PREFIX)) continue;
        const files = [...filesOf(chunk, bundle)].map((file) => base + file);
        scripts.set(chunk.facadeModuleId.slice(PREFIX.length), files);
      }
    },
  };
  const scriptsOf: IslandScripts = (key) => {
    const files = scripts.get(key);
    if (!files) throw new Error(`The island '${key}' was not built.`);
    return files;
  };
  return { plugin, scriptsOf };
}

/** A script and all that it imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !seen.has(name)) filesOf(imported, bundle, seen);
  }
  return seen;
}
