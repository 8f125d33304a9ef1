/** `npm run check`: types, lint, format, structure, content, words and unused code. */
import { readArguments } from './arguments.ts';
import { failureText, runChecks } from './check/check-steps.ts';
import { syntaxFaults } from './content/syntax-faults.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';

readArguments('npm run check', {});
stopCommandsOnExit();
const broken = syntaxFaults();
if (broken.length > 0) {
  // Every check would stumble over it, in words of its own.
  console.log(`\n${broken.join('\n\n')}\n\nNothing else is checked until this can be read.`);
  process.exit(1);
}
const results = await runChecks();
process.stdout.write(failureText(results));
for (const { name, code } of results) console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
