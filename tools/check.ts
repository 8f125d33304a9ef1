/** `npm run check`: types, lint, format, structure and unused code. */
import { failureText, runChecks } from './check/check-steps.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';

stopCommandsOnExit();
const results = await runChecks();
process.stdout.write(failureText(results));
for (const { name, code } of results) console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
