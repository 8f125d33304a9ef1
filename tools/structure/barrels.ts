import type { Rule } from './source-file.ts';

/** Forbids `index.ts`: the name says nothing, and importing from it loads everything it re-exports. */
export const noBarrels: Rule = (files) =>
  files
    .filter(({ file }) => /(?:^|\/)index\.tsx?$/.test(file))
    .map(({ file }) => ({
      file,
      message: 'An index file hides where things stand. Name the file after its main export and import it directly.',
    }));
