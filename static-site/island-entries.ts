import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PREFIX = '\0virtual:static-site/island/';

/** The addresses of an island's scripts, its entry script first, and of those that it imports later (`import()`). */
export type IslandScripts = (key: string) => { scripts: readonly string[]; later?: readonly string[] };

/** The scripts of an island in development: only its entry script, whose imports Vite serves. */
export const scriptsInDevelopment: IslandScripts = (key) => ({
  scripts: [`/@id/${PREFIX.replace('\0', '__x00__')}${key}`],
});

/** Adds the addresses of an island's scripts to its element, so that the browser can fetch them all at once. */
export function withIslandScripts(html: string, scriptsOf: IslandScripts): string {
  return html.replaceAll(/ data-island="([^"]+)"/g, (attribute, key: string) => {
    const { scripts, later = [] } = scriptsOf(key);
    return `${attribute} data-scripts="${scripts.join(' ')}"${later.length > 0 ? ` data-later="${later.join(' ')}"` : ''}`;
  });
}

/** The component of an island by the name of its file: `contact-form.tsx` exports `ContactForm`. */
const componentName = (key: string) => key.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A Vite plugin that generates an entry script for each island, which hydrates it.
 * @param modules the registry's keys and the module of each
 */
export function islandEntries(modules: () => Readonly<Record<string, string>>) {
  const found = new Map<string, ReturnType<IslandScripts>>();
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
        this.emitFile({ type: 'chunk', id: PREFIX + name, name, preserveSignature: 'allow-extension' });
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
        const scripts = filesOf([chunk.fileName], bundle);
        const later = [...filesOf(chunk.dynamicImports, bundle)].filter((file) => !scripts.has(file));
        const addresses = (files: string[]) => files.map((file) => base + file);
        const key = chunk.facadeModuleId.slice(PREFIX.length);
        found.set(key, { scripts: addresses([...scripts]), later: addresses(later) });
      }
    },
  };
  const scriptsOf: IslandScripts = (key) => {
    const files = found.get(key);
    if (!files) throw new Error(`The island '${key}' was not built.`);
    return files;
  };
  return { plugin, scriptsOf };
}

/** Scripts and all that they import. */
function filesOf(names: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set(names);
  // A set yields what is added to it meanwhile as well. What is not in the bundle was written into its importers (plugin.ts).
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) if (bundle[imported]) files.add(imported);
  }
  return files;
}
