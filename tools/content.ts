/** `node tools/content.ts`: checks content/ for missing texts, dead links, unknown icons and wrong lengths. */
import { contentFaults } from './content/content-faults.ts';
import { readContent } from './content/read-content.ts';

const files = await readContent();
const faults = contentFaults(files);
for (const fault of faults) console.log(fault);
if (faults.length > 0) console.log(`${faults.length} fault(s) in the words of ${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
