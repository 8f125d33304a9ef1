/** `node tools/structure.ts`: the rules of this repository that no linter knows, each explained where it is broken. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment/run-command.ts';
import { importDirection } from './structure/import-direction.ts';
import { names } from './structure/names.ts';
import { pageContent } from './structure/page-content.ts';
import { repeatedStyles } from './structure/repeated-styles.ts';
import { repeatingGradients } from './structure/repeating-gradients.ts';
import { unreadWords } from './structure/unread-words.ts';
import { unusedPictures } from './structure/unused-pictures.ts';
import { unusedStyles } from './structure/unused-styles.ts';

/** Folders of generated or downloaded files, at any depth. */
const notSource = new Set(['node_modules', 'dist', 'build', 'data', 'coverage', '.git']);
const pictures = /\.(?:avif|jpe?g|png|webp)$/;
const rules = [
  importDirection,
  names,
  pageContent,
  repeatedStyles,
  repeatingGradients,
  unreadWords,
  unusedPictures,
  unusedStyles,
];
const found = globSync('**/*.{ts,tsx,css,md,json,html,svg,avif,jpg,jpeg,png,webp}', {
  cwd: projectRoot,
  exclude: (place) => notSource.has(path.basename(place)),
});
/** The text files of the project, and its pictures without a text. */
const files = found.map((file) => ({
  file: file.split(path.sep).join('/'),
  text: pictures.test(file) ? '' : readFileSync(path.join(projectRoot, file), 'utf8'),
}));
const faults = rules.flatMap((rule) => rule(files)).toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
for (const { file, line, message } of faults)
  console.log(`${file}${line === undefined ? '' : `:${line}`}\n  ${message}`);
console.log(`${faults.length} fault(s) in ${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
