/**
 * `npm run release`: everything that a target needs, in one archive under build/release/: the built site with its server and the command
 * `jantar`, Node by its hash, files to deploy it, a list of what is in it (CycloneDX), licences, checksums. `-- --folder DIR` leaves the files there instead.
 */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { build } from './build.ts';
import { isBuilt } from './build-stamp.ts';
import { billOfMaterials, licenceTexts, lockedPackages } from './release/bill-of-materials.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = readArguments('npm run release -- [--folder DIR]', { options: { folder: { type: 'string' } } });

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
/** The output of a git command; empty where the sources are no repository. */
const git = (...words: string[]): string => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

const system = `${process.platform}-${process.arch}`;
const runtime = `node_modules/node-${system}`;
if (process.platform !== 'linux' || !existsSync(path.join(root, runtime))) {
  const remedy = 'Make it there, or an image: docker build -f deploy/container/Dockerfile -t jantar .';
  process.stderr.write(`A release is made on Linux, x64 or arm64, after npm ci; this is ${system}. ${remedy}\n`);
  process.exit(1);
}
if (!isBuilt(root, process.env)) await build();
const { name, version } = json('package.json') as { name: string; version: string };
const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? (git('log', '-1', '--format=%ct') || Date.now() / 1000));
// Two releases of one version, such as before and after a changed phone number, are unpacked beside each other.
const source = git('describe', '--always', '--dirty', '--abbrev=10', '--exclude=*') || Math.floor(seconds);
const title = `${name}-${version}-${source}-${system}`;
const releases = path.join(root, 'build', 'release');
const folder = values.folder === undefined ? path.join(releases, title) : path.resolve(values.folder);
if (values.folder === undefined) rmSync(releases, { recursive: true, force: true });

const copies = {
  LICENSE: 'LICENSE',
  dist: 'dist',
  'build/server': 'build/server',
  'build/pages.json': 'build/pages.json',
  'build/open-items.json': 'build/open-items.json',
  // Not deploy/container: it needs the sources, and the owner's passwords lie beside its compose file.
  'deploy/monitoring': 'deploy/monitoring',
  'deploy/proxy': 'deploy/proxy',
  'deploy/systemd': 'deploy/systemd',
  'docs/operations': 'docs/operations',
  'CHANGELOG.md': 'CHANGELOG.md',
  'deploy/jantar.sh': 'bin/jantar',
  'deploy/as-service.sh': 'bin/as-service',
  [`${runtime}/bin/node`]: 'bin/node',
};
for (const [from, to] of Object.entries(copies))
  cpSync(path.join(root, from), path.join(folder, to), { recursive: true });
for (const program of ['bin/jantar', 'bin/as-service', 'bin/node']) chmodSync(path.join(folder, program), 0o755);

// Marks the project's root for the server (project-root.ts); it lists no dependencies, since they are bundled.
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({ name, version, type: 'module' })}\n`);

const bundled = ['build/packages-client.json', 'build/packages-server.json'].flatMap((file) => json(file) as string[]);
const packages = lockedPackages(root, [...bundled, runtime]);
const madeAt = new Date(Math.floor(seconds) * 1000).toISOString();
const commit = git('rev-parse', 'HEAD') || 'unknown';
writeFileSync(path.join(folder, 'sbom.cdx.json'), billOfMaterials({ name, version, commit, madeAt }, packages));
writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), licenceTexts(root, packages));

const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
  statSync(path.join(folder, file)).isFile(),
);
const sums = files.toSorted().map((file) => `${sha256(path.join(folder, file))}  ${file}\n`);
writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));

if (values.folder === undefined) {
  const archive = `${title}.tar.gz`;
  // Options for a reproducible archive.
  const rights = ['--owner=0', '--group=0', '--numeric-owner', '--mode=go-w'];
  const same = ['--sort=name', `--mtime=@${Math.floor(seconds)}`, ...rights, '--use-compress-program=gzip -n'];
  execFileSync('tar', ['-cf', archive, ...same, title], { cwd: releases });
  writeFileSync(path.join(releases, `${archive}.sha256`), `${sha256(path.join(releases, archive))}  ${archive}\n`);
  rmSync(folder, { recursive: true });
  const megabytes = (statSync(path.join(releases, archive)).size / 1e6).toFixed(1);
  console.log(`build/release/${archive}: ${megabytes} MB, ${packages.length} packages`);
}

function sha256(file: string): string {
  return hash('sha256', readFileSync(file));
}
