import path from 'node:path';
import type { ImportsOf } from './style-graph.ts';

export type StaticSiteOptions = {
  /** The module that exports `site`, from the root: `/site/routes.tsx`. */
  site: string;
  /** The module that exports the island registry; each key is the base name of the file it imports. */
  islands: string;
  /** The folder whose style sheets the pages may use, from the root: `/site`. */
  styles: string;
  /** The cascade layer of the CSS modules in each folder of `styles`; a module may name another one itself. */
  layers: Readonly<Record<string, string>>;
  /** Modules that most islands need, by their path from the root; they are bundled with React. */
  besideReact?: RegExp;
  /**
   * Shared chunks, by the name of their file: modules that two scripts or more need (`minShareCount`), by their path from the root. A
   * module goes into the first it matches.
   */
  sharedScripts: readonly { name: string; test: RegExp; minShareCount?: number }[];
  /** The scripts of every page, from the root; blocking ones run before the first paint and import nothing. */
  scripts: readonly { file: string; blocking?: boolean }[];
  /** The service worker, from the root; it imports nothing that another script does, and is published as `/<its name>.js`. */
  worker?: string;
};

export const ENTRY = 'virtual:static-site';

/** The registry's keys with the modules they load. */
export function islandModules(registry: string, importsOf: ImportsOf): Record<string, string> {
  return Object.fromEntries(importsOf(registry).dynamic.map((id) => [path.parse(id).name, id]));
}
