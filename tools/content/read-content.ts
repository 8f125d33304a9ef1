import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../environment/run-command.ts';
import { besideContent } from '../languages/words-of.ts';

/** A file of words with what it exports. */
export type ContentFile = { file: string; words: Readonly<Record<string, unknown>> };

/** Files that only gather what others write. */
export const gathering: ReadonlySet<string> = new Set([
  'content/guides.ts',
  'content/mail/relay-words.ts',
  'content/chat/intents.ts',
]);

/** The files of words in content/, without their tests, by their path in the project. */
export function contentFiles(): string[] {
  const files = globSync('content/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts', '**/testing/**'] });
  return files.map((file) => file.split(path.sep).join('/')).toSorted();
}

/** Files of words, loaded as the build will load them: those named, or all of content/ and the texts of the contracts. */
export async function readContent(named?: readonly string[]): Promise<ContentFile[]> {
  const files = named ?? [...contentFiles(), ...besideContent];
  return Promise.all(
    files.map(async (file) => ({
      file,
      words: (await import(pathToFileURL(path.join(projectRoot, file)).href)) as Readonly<Record<string, unknown>>,
    })),
  );
}
