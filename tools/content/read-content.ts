import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../environment/run-command.ts';
import { besideContent } from '../languages/words-of.ts';
import { contentFiles } from './content-files.ts';

/** A file of words with what it exports. */
export type ContentFile = { file: string; words: Readonly<Record<string, unknown>> };

/** Every file of content/ and the texts of the contracts, loaded as the build will load them. */
export async function readContent(): Promise<ContentFile[]> {
  const files = [...(await contentFiles()), ...besideContent];
  return Promise.all(
    files.map(async (file) => ({
      file,
      words: (await import(pathToFileURL(path.join(projectRoot, file)).href)) as Readonly<Record<string, unknown>>,
    })),
  );
}
