import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../contracts/build-settings.ts';
import { publishedOrigin } from '../server/published-origin.ts';

/** The folders that a build depends on. */
const sources = ['content', 'contracts', 'site', 'static-site', 'server', 'services', 'tools/languages', 'words'];
const settings = [
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
/** The results of a build that the server needs to start. */
const results = ['dist/index.html', 'build/pages.json', 'build/server/main.js'];

type Environment = Readonly<Record<string, string | undefined>>;

/** A hash of everything that affects a build. It covers content and not modification times, which a checkout or copy changes. */
function sourceHash(root: string, environment: Environment): string {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap((folder) => filesBelow(root, folder)), ...settings]) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
  }
  for (const name of buildSettings) hash.update(`${name}=${environment[name]}\0`);
  return hash.update(publishedOrigin(environment) ?? '').digest('hex');
}

/** True when dist/ and build/ were built from these sources, or when there are no sources to build from. */
export function isBuilt(root: string, environment: Environment): boolean {
  if (!results.every((file) => existsSync(path.join(root, file)))) return false;
  if (!existsSync(path.join(root, 'site'))) return true;
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root, environment);
}

/** Runs a build and records the hash of its sources. While it runs, and when it fails or is killed, nothing counts as built. */
export async function buildAndStamp(root: string, environment: Environment, steps: () => Promise<void>): Promise<void> {
  rmSync(stampFile(root), { force: true });
  // Computed first, so that a file changed during the build makes the result outdated.
  const hash = sourceHash(root, environment);
  await steps();
  writeFileSync(stampFile(root), hash);
}

function stampFile(root: string): string {
  return path.join(root, 'build', 'source-hash');
}

function filesBelow(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
