import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './run-command.ts';

/**
 * Makes a folder below the project, where Node finds the project's packages. It is deleted by `remove`, at the latest when this
 * process ends.
 */
export function folderBelowBuild(name: string): { folder: string; remove: () => Promise<void> } {
  const builds = path.join(projectRoot, 'build');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(path.join(builds, `${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    remove: async () => {
      process.off('exit', remove);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
