import { access } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

let listsAreFresh = false;

/** Installs a package of Debian, or of a system like it. Returns undefined when it stands, else why it could not be installed. */
export async function installDebianPackage(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return `not root, so apt-get cannot install ${name}`;
  const isDebian = await access('/usr/bin/apt-get').then(
    () => true,
    () => false,
  );
  if (!isDebian) return `no apt-get, so ${name} cannot be installed`;
  if (!listsAreFresh) {
    const update = await runCommand('apt-get', ['update', '-qq']);
    if (update.code !== 0) return `apt-get update failed:\n${update.output}`;
    listsAreFresh = true;
  }
  const install = await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    // In this run level a package starts no service: a server of the tests is started by the tests.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return install.code === 0 ? undefined : `apt-get install ${name} failed:\n${install.output}`;
}
