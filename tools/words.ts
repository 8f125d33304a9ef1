/**
 * `npm run words`: prints the reading age of each file's words, and the hardest sentences; of one file or folder where it is named.
 * With `--check` it prints the faults instead, as part of `npm run check`.
 */
import { numberOf, readArguments, refuse } from './arguments.ts';
import { readContent } from './content/read-content.ts';
import { hardestSentences, pageFigures } from './words/page-figures.ts';
import { createSpeller } from './words/spelling.ts';
import { textsOf } from './words/texts.ts';
import { wordsFaults } from './words/words-faults.ts';

const { values, positionals } = readArguments('npm run words -- [content/faq.ts [20]] [--check]', {
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const texts = textsOf(await readContent());
if (values.check) {
  const faults = wordsFaults(texts, await createSpeller());
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) console.log(`${faults.length} fault(s) in the words. How this site speaks: content/VOICE.md`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  const [place = 'content/', sentences = '20'] = positionals;
  const most = numberOf('The number of sentences', sentences);
  const chosen = texts.filter(({ file }) => file.startsWith(place));
  if (chosen.length === 0) refuse(`There are no words in ${place}. Name a file or folder, such as content/faq.ts.`);
  console.log('reading age  hardest  words  file');
  for (const { file, words, age, hardest } of pageFigures(chosen))
    console.log(`${age.toFixed(1).padStart(11)}${hardest.toFixed(0).padStart(9)}${String(words).padStart(7)}  ${file}`);
  console.log('\nhardest sentences');
  for (const { file, age, sentence } of hardestSentences(chosen, most))
    console.log(`${age.toFixed(0).padStart(4)}  ${file}: ${sentence}`);
}
