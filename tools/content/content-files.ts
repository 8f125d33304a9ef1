import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../environment/run-command.ts';

/** The files of words in content/, without their tests, by their path in the project. */
export async function contentFiles(): Promise<string[]> {
  const entries = await readdir(path.join(projectRoot, 'content'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}
