import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../environment/run-command.ts';
import { besideContent } from '../languages/words-of.ts';

/** A file of words with what it exports. */
export type ContentFile = { file: string; words: Readonly<Record<string, unknown>> };

/** Every file of content/ and the texts of the contracts, loaded as the build will load them. */
export async function readContent(): Promise<ContentFile[]> {
  const entries = await readdir(path.join(projectRoot, 'content'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const beside = besideContent.map((file) => path.join(projectRoot, file));
  return Promise.all(
    [...files, ...beside].map(async (file) => ({
      file: path.relative(projectRoot, file).split(path.sep).join('/'),
      words: (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>,
    })),
  );
}
