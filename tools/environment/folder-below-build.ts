import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './run-command.ts';

/**
 * Makes a folder below the project, where Node finds the project's packages. It is deleted by `remove`, at the latest when this
 * process ends.
 */
export function folderBelowBuild(name: string) {
  const builds = path.join(projectRoot, 'build');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(path.join(builds, `${name}-`));
  const atEnd = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', atEnd);
  const remove = async (): Promise<void> => {
    process.off('exit', atEnd);
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, remove, [Symbol.asyncDispose]: remove };
}
