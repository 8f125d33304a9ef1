import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Matches a package's folder from the outermost `node_modules` on, since npm may nest packages. */
const packageFolder = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/**
 * A Vite plugin that records which packages have code in a bundle, by their folders as in package-lock.json (`node_modules/name`, or
 * `node_modules/other/node_modules/name`).
 * @param file the file to write, relative to the bundle's output folder
 * @param environment the Vite environment to record, when a build has several
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
