import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

let listsAreFresh = false;

/** Installs a package by apt-get. Returns undefined when it is installed, else why not. */
export async function installDebianPackage(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return `not root, so apt-get cannot install ${name}`;
  if (!existsSync('/usr/bin/apt-get')) return `no apt-get, so ${name} cannot be installed`;
  if (!listsAreFresh) {
    const update = await runCommand('apt-get', ['update', '-qq']);
    if (update.code !== 0) return `apt-get update failed:\n${update.output}`;
    listsAreFresh = true;
  }
  const install = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    // In this run level a package does not start its service; the tests start their own servers.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return install.code === 0 ? undefined : `apt-get install ${name} failed:\n${install.output}`;
}

/** A program that tests need: how it is found, what it is called, and the packages that bring it. */
export type Program = { find: () => unknown; called: string; packages: readonly string[] };

/** Installs programs for the tests if need be. Returns undefined when all are there, else what is missing and why. */
export async function missingPrograms(programs: readonly Program[]): Promise<string | undefined> {
  const faults: (string | undefined)[] = [];
  for (const program of programs) faults.push(await missingProgram(program));
  return faults.filter(Boolean).join('; ') || undefined;
}

async function missingProgram({ find, called, packages }: Program): Promise<string | undefined> {
  if ((await find()) !== undefined) return undefined;
  const faults: (string | undefined)[] = [];
  for (const name of packages) faults.push(await installDebianPackage(name));
  if ((await find()) !== undefined) return undefined;
  return faults.find(Boolean) ?? `${packages.join(' and ')} brought no ${called}`;
}
