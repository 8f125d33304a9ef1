import { runCommand } from '../environment/run-command.ts';

/** The command of each check, by its name. */
const steps: Readonly<Record<string, readonly [string, ...string[]]>> = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--deny-warnings', '--type-aware', '--report-unused-disable-directives'],
  format: ['oxfmt', '--check', '.'],
  structure: ['node', 'tools/structure.ts'],
  content: ['node', 'tools/content.ts'],
  words: ['node', 'tools/words.ts', '--check'],
  unused: ['knip'],
};

export async function runChecks() {
  return Promise.all(
    Object.entries(steps).map(async ([name, [program, ...args]]) => ({ name, ...(await runCommand(program, args)) })),
  );
}

/** The output of the failed steps, under their names. */
export function failureText(results: Awaited<ReturnType<typeof runChecks>>): string {
  return results
    .filter(({ code }) => code !== 0)
    .map(({ name, output }) => `\n— ${name} —\n${output.trim()}\n`)
    .join('');
}
