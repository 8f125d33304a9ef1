import path from 'node:path';
import type { Fault, Rule } from './source-file.ts';

/** Folder names that only say "not sorted". */
const drawers = new Set(['utils', 'util', 'lib', 'helpers', 'helper', 'misc', 'common', 'types', 'shared']);
const kebab = /^[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d-]+)*$/;
/** Conventional names of documents, exempt from kebab-case. */
const given = new Set(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'VOICE.md']);

/** Names are kebab-case, and files and folders are called after what is in them. */
export const names: Rule = (files) => {
  const paths = files.map(({ file }) => file);
  const folders = [...new Set(paths.flatMap(parents))];
  return [...notKebab([...paths, ...folders]), ...unsorted(folders), ...indexes(paths), ...sameSheets(paths)];
};

function notKebab(paths: readonly string[]): Fault[] {
  return paths
    .filter((file) => {
      const name = path.posix.basename(file);
      return !name.startsWith('.') && !given.has(name) && !kebab.test(name);
    })
    .map((file) => ({
      file,
      message: 'Names are kebab-case and follow the main export: `contact-form.tsx` for ContactForm.',
    }));
}

function unsorted(folders: readonly string[]): Fault[] {
  return folders
    .filter((folder) => drawers.has(path.posix.basename(folder)))
    .map((folder) => ({
      file: folder,
      message: `A folder called "${path.posix.basename(folder)}" collects what nobody sorted. Name it after its concern, or put each file beside the one that uses it.`,
    }));
}

/** `index.ts` says nothing, and importing from it loads everything it re-exports. */
function indexes(paths: readonly string[]): Fault[] {
  const message = 'An index file hides where things stand. Name it after its main export and import that directly.';
  return paths.filter((file) => /(?:^|\/)index\.tsx?$/.test(file)).map((file) => ({ file, message }));
}

/** Classes carry the name of their file (vite.config.ts). */
function sameSheets(paths: readonly string[]): Fault[] {
  const sheets = Object.groupBy(
    paths.filter((file) => file.endsWith('.module.css')),
    (file) => path.posix.basename(file),
  );
  return Object.values(sheets).flatMap((files = []) =>
    files.slice(1).map((file) => ({
      file,
      message: `The classes of ${files[0]} would have the same names. Call this style sheet by another name.`,
    })),
  );
}

/** `a/b/c.ts` → `a`, `a/b`. */
function parents(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
