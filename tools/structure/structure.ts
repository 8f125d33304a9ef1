import { noBarrels } from './barrels.ts';
import { importCircles } from './import-circles.ts';
import { importDirection } from './import-direction.ts';
import { names } from './names.ts';
import { pageContent } from './page-content.ts';
import { repeatedStyles } from './repeated-styles.ts';
import type { Fault, Rule, SourceFile } from './source-file.ts';
import { unreadWords } from './unread-words.ts';

const rules: readonly Rule[] = [
  importDirection,
  importCircles,
  names,
  noBarrels,
  pageContent,
  repeatedStyles,
  unreadWords,
];

/** Every rule of the repository that these files break, in the order of the files. */
export function structureFaults(files: readonly SourceFile[]): Fault[] {
  return rules
    .flatMap((rule) => rule(files))
    .toSorted((one, other) => one.file.localeCompare(other.file, 'en') || (one.line ?? 0) - (other.line ?? 0));
}
