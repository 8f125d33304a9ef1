import type { Rule } from './source-file.ts';

/** No `index.ts`: a name that says nothing, and an import that loads everything beside the one thing wanted. */
export const noBarrels: Rule = (files) =>
  files
    .filter(({ file }) => /(?:^|\/)index\.tsx?$/.test(file))
    .map(({ file }) => ({
      file,
      message: 'An index file hides where things stand. Name the file after its main export and import it directly.',
    }));
