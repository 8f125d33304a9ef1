import path from 'node:path';
import { expect } from 'vitest';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';

/** Runs the built `jantar` command; `output` is both stdout and stderr. */
export function jantar(words: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  // Without the dashes node takes --env-file for itself.
  return runCommand(process.execPath, ['--', path.join(projectRoot, 'build/server/jantar.js'), ...words], { env });
}

/** What `expect` holds against a command that ends with this code and says this. */
export const ended = (code: number, says: string | RegExp) => ({
  code,
  output: (typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says)) as string,
});
