import { spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';
import { sendMessage } from './client.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

type Bill = { components: { name: string; version: string; hashes: { content: string }[] }[] };

/** A name of its own, since the owner's `env` may be there. */
const passwords = path.join(projectRoot, 'deploy/container/.env-of-test');
const empty = temporaryFolder();
let release = '';

/** Runs a shell command in the unpacked release, without the project's tools. */
const onTarget = (command: string) =>
  runCommand('env', ['-i', 'PATH=/usr/bin:/bin', 'sh', '-c', command], { cwd: release });

beforeAll(async () => {
  writeFileSync(passwords, 'POSTGRES_PASSWORD=not-for-others\n');
  const { code, output } = await runCommand(process.execPath, ['tools/release.ts']);
  if (code !== 0) throw new Error(`There is no release:\n${output}`);
  const releases = path.join(projectRoot, 'build/release');
  const checked = await runCommand('sh', ['-c', `sha256sum -c *.sha256 && tar xzf *.tar.gz -C ${empty}`], {
    cwd: releases,
  });
  if (checked.code !== 0) throw new Error(`The archive is not what its checksum says:\n${checked.output}`);
  release = path.join(empty, readdirSync(empty)[0] ?? '');
}, 300_000);

afterAll(() => rmSync(passwords, { force: true }));

test('its folder is named after the commit, so that two releases of one version lie side by side', async () => {
  const { output } = await runCommand('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: projectRoot });
  expect(path.basename(release)).toContain(`-${output.trim()}-`);
});

test('on a system without Node of its own in the archive it says where one is made, and builds nothing', async () => {
  const mac = `data:text/javascript,Object.defineProperties(process, { platform: { value: 'darwin' }, arch: { value: 'arm64' } })`;
  const { code, output } = await runCommand(process.execPath, ['--import', mac, 'tools/release.ts']);
  expect([code, output]).toEqual([1, expect.stringMatching(/^A release is made on Linux.*darwin-arm64.*Dockerfile/)]);
});

test('the settings beside the compose file are neither in it nor in the repository', async () => {
  expect(readdirSync(release, { recursive: true }).filter((file) => file.includes('env-of-test'))).toEqual([]);
  expect(await runCommand('git', ['check-ignore', 'deploy/container/env'])).toMatchObject({ code: 0 });
});

test('its checksums name every file, and hold', async () => {
  expect((await onTarget('sha256sum --quiet -c SHA256SUMS')).code).toBe(0);
  const named = readFileSync(path.join(release, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const files = (await onTarget('find . -type f ! -path ./SHA256SUMS')).output.trim().split('\n');
  expect(named.map((line) => `.${line.replace(/^\w+ {2}/, '/')}`).toSorted()).toEqual(files.toSorted());
});

test('in an empty folder it serves the site, stores a message and backs it up, with nothing installed', async () => {
  const port = await freePort();
  const settings = `PORT=${port} DATA_DIR=${empty}/data LOG_LEVEL=warn`;
  const server = spawn('env', ['-i', 'PATH=/usr/bin:/bin', ...settings.split(' '), `${release}/bin/jantar`, 'start'], {
    cwd: empty,
    stdio: 'ignore',
  });
  try {
    const answer = (address: string) => fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined);
    await expect.poll(async () => (await answer('/readyz'))?.status, { timeout: 20_000 }).toBe(200);
    expect((await answer('/about'))?.status).toBe(200);
    expect(await sendMessage(1, port)).toBe(true);
    expect(await onTarget(`${settings} bin/jantar backup && ${settings} bin/jantar verify`)).toMatchObject({ code: 0 });
    expect((await onTarget(`${settings} bin/jantar inbox`)).output).toContain('Message 1');
  } finally {
    server.kill('SIGTERM');
  }
});

test('its list of components names what is in it, each with version and hash, and nothing that only builds', () => {
  const bill = JSON.parse(readFileSync(path.join(release, 'sbom.cdx.json'), 'utf8')) as Bill;
  const names = bill.components.map(({ name }) => name);
  const maps = globSync('build/server/**/*.map', { cwd: release }).map(
    (file) => JSON.parse(readFileSync(path.join(release, file), 'utf8')) as { sources: string[] },
  );
  // The source maps come from the bundler, so they are independent of the list.
  const packages = maps.flatMap(({ sources }) =>
    sources.flatMap((source) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
  expect(new Set(packages).size).toBeGreaterThan(10);
  expect([...new Set(packages)].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toContain(`node-${process.platform}-${process.arch}`);
  expect(names.filter((name) => ['vite', 'vitest', 'typescript', 'rolldown'].includes(name))).toEqual([]);
  for (const { version, hashes } of bill.components) {
    expect(`${version} ${hashes[0]?.content}`).toMatch(/^\d\S* [\da-f]{128}$/);
  }
});
