import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../environment/run-command.ts';
import { besideContent } from '../languages/words-of.ts';
import { contentFiles } from './content-files.ts';

/** A file of words with what it exports. */
export type ContentFile = { file: string; words: Readonly<Record<string, unknown>> };

/** Files of words, loaded as the build will load them: those named, or all of content/ and the texts of the contracts. */
export async function readContent(named?: readonly string[]): Promise<ContentFile[]> {
  const files = named ?? [...(await contentFiles()), ...besideContent];
  return Promise.all(
    files.map(async (file) => ({
      file,
      words: (await import(pathToFileURL(path.join(projectRoot, file)).href)) as Readonly<Record<string, unknown>>,
    })),
  );
}
