/** `node tools/structure.ts`: the rules of this repository that no linter knows, each explained where it is broken. */
import { projectRoot } from './environment/run-command.ts';
import { readSourceFiles } from './structure/read-source-files.ts';
import { structureFaults } from './structure/structure.ts';

const files = await readSourceFiles(projectRoot);
const faults = structureFaults(files);
for (const { file, line, message } of faults)
  console.log(`${file}${line === undefined ? '' : `:${line}`}\n  ${message}`);
console.log(`${faults.length} fault(s) in ${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
