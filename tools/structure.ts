/** `node tools/structure.ts`: the rules of this repository that no linter knows, each explained where it is broken. */
import { projectRoot } from './environment/run-command.ts';
import { importDirection } from './structure/import-direction.ts';
import { names } from './structure/names.ts';
import { pageContent } from './structure/page-content.ts';
import { readSourceFiles } from './structure/read-source-files.ts';
import { repeatedStyles } from './structure/repeated-styles.ts';
import { repeatingGradients } from './structure/repeating-gradients.ts';
import { unreadWords } from './structure/unread-words.ts';

const rules = [importDirection, names, pageContent, repeatedStyles, repeatingGradients, unreadWords];
const files = await readSourceFiles(projectRoot);
const faults = rules.flatMap((rule) => rule(files)).toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
for (const { file, line, message } of faults)
  console.log(`${file}${line === undefined ? '' : `:${line}`}\n  ${message}`);
console.log(`${faults.length} fault(s) in ${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
