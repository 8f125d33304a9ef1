import { rm } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../arguments.ts';
import { folderBelowBuild } from './folder-below-build.ts';
import { runCommand } from './run-command.ts';

/** The hash of a commit. Refuses what is none. */
export async function hashOf(commit: string): Promise<string> {
  const { code, output } = await runCommand('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
  return code === 0 ? output.trim() : refuse(`There is no commit ${commit}.`);
}

/** The sources of a commit in a temporary folder below the project, where Node finds the project's packages. */
export async function checkOut(commit: string) {
  const place = folderBelowBuild('commit');
  const { folder } = place;
  const archive = path.join(folder, 'commit.tar');
  await run('git', 'archive', `--output=${archive}`, commit);
  await run('tar', '-xf', archive, '-C', folder);
  await rm(archive);
  return place;
}

/** Runs a command and returns its output; rejects with an error that quotes it when the command fails. */
export async function run(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}
