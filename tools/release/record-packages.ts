import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** From the outermost `node_modules` on: npm may put a package into another's folder. */
const packageFolder = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes down which packages a bundle really holds: the folders of those that left code in it, as package-lock.json
 * names them (`node_modules/name`, or `node_modules/other/node_modules/name`).
 * @param file seen from the folder that the bundle is written into, so that a build elsewhere has its own
 * @param environment of Vite, when a build has several
 */
export function recordPackages(file: string, environment?: string): Plugin {
  return {
    name: 'record-packages',
    applyToEnvironment: ({ name }) => environment === undefined || name === environment,
    writeBundle({ dir = '' }, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.entries(chunk.modules) : [],
      );
      const folders = modules.flatMap(([id, { renderedLength }]) => {
        const folder = packageFolder.exec(id)?.[1];
        return folder !== undefined && renderedLength > 0 ? [folder] : [];
      });
      const target = path.join(dir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify([...new Set(folders)].toSorted(), undefined, 2));
    },
  };
}
