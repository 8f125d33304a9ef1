import type { StyleGraph } from './entry.ts';

/** The static and dynamic imports of a module, in source order. */
export type ImportsOf = (id: string) => { static: readonly string[]; dynamic: readonly string[] };

/**
 * Reads the module graph of a site: the style sheets without classes imported by its entry are global,
 * and an island owns every style sheet it reaches.
 * @param islandModules the registry's keys and the module each of them loads
 */
export function readStyleGraph(
  entry: string,
  islandModules: Readonly<Record<string, string>>,
  importsOf: ImportsOf,
  toKey: (id: string) => string,
): StyleGraph {
  const reach = (start: string) => {
    const seen = new Set([start]);
    // A set yields what is added to it meanwhile as well.
    for (const id of seen) for (const next of importsOf(id).static) seen.add(next);
    return [...seen].filter((id) => id.endsWith('.css'));
  };
  return {
    global: reach(entry)
      .filter((id) => !id.endsWith('.module.css'))
      .map(toKey),
    ofIsland: Object.fromEntries(Object.entries(islandModules).map(([key, id]) => [key, reach(id).map(toKey)])),
  };
}
