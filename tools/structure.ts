/** `node tools/structure.ts`: the rules of this repository that no linter knows, each explained where it is broken. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './environment/run-command.ts';
import { importDirection } from './structure/import-direction.ts';
import { names } from './structure/names.ts';
import { pageContent } from './structure/page-content.ts';
import { repeatedStyles } from './structure/repeated-styles.ts';
import { repeatingGradients } from './structure/repeating-gradients.ts';
import type { SourceFile } from './structure/source-file.ts';
import { unreadWords } from './structure/unread-words.ts';
import { unusedPictures } from './structure/unused-pictures.ts';
import { unusedStyles } from './structure/unused-styles.ts';

/** Folders of generated or downloaded files, at any depth. */
const notSource = new Set(['node_modules', 'dist', 'build', 'data', 'coverage', '.git']);
const textFiles = /\.(?:tsx?|css|md|json|html|svg)$/;
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
const files = await readSourceFiles(projectRoot);
const faults = rules.flatMap((rule) => rule(files)).toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
for (const { file, line, message } of faults)
  console.log(`${file}${line === undefined ? '' : `:${line}`}\n  ${message}`);
console.log(`${faults.length} fault(s) in ${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Every text file of the project except generated and downloaded ones, and every picture, without a text. */
async function readSourceFiles(root: string, folder = ''): Promise<SourceFile[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry): Promise<SourceFile[]> => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : readSourceFiles(root, file);
    if (pictures.test(entry.name)) return [{ file, text: '' }];
    return textFiles.test(entry.name) ? [{ file, text: await readFile(path.join(root, file), 'utf8') }] : [];
  });
  return (await Promise.all(found)).flat();
}
