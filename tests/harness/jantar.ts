import path from 'node:path';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';

/** Runs the built `jantar` command; `output` is both stdout and stderr. */
export function jantar(words: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  // Without the dashes node takes --env-file for itself.
  return runCommand(process.execPath, ['--', path.join(projectRoot, 'build/server/jantar.js'), ...words], { env });
}
