/** `node tools/content.ts`: checks content/ for broken syntax, missing texts, dead links, unknown icons and wrong lengths. */
import { syntaxFaults } from './content/syntax-faults.ts';

const broken = syntaxFaults();
if (broken.length > 0) tell(broken, 'content/');
else {
  // Loaded now, since these load the words themselves.
  const { contentFaults } = await import('./content/content-faults.ts');
  const { readContent } = await import('./content/read-content.ts');
  // The company's facts first: without some of them, files that name them cannot be loaded.
  const wrong = contentFaults(await readContent(['content/company/contact-facts.ts']));
  if (wrong.length > 0) tell(wrong, 'the facts of the company');
  else {
    const files = await readContent();
    tell(contentFaults(files), `the words of ${files.length} files`);
  }
}

function tell(faults: readonly string[], place: string): void {
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) console.log(`${faults.length} fault(s) in ${place}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
