import { runCommand, type CommandResult } from '../environment/run-command.ts';

type Step = { name: string; command: readonly [string, ...string[]] };
export type StepResult = CommandResult & { name: string };

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '--type-aware'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'structure', command: ['node', 'tools/structure.ts'] },
  { name: 'content', command: ['node', 'tools/content.ts'] },
  { name: 'words', command: ['node', 'tools/words.ts', '--check'] },
  { name: 'unused', command: ['knip'] },
];

/** Runs all static checks, in parallel. */
export async function runChecks(): Promise<StepResult[]> {
  return Promise.all(
    steps.map(async ({ name, command: [program, ...args] }) => ({ name, ...(await runCommand(program, args)) })),
  );
}

/** The output of the failed steps, under their names. */
export function failureText(results: readonly StepResult[]): string {
  return results
    .filter(({ code }) => code !== 0)
    .map(({ name, output }) => `\n— ${name} —\n${output.trim()}\n`)
    .join('');
}
