import { cp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { OtherBuild } from '../../tests/harness/build-site.ts';
import type { BuiltSite } from '../../static-site/built-site.ts';
import { checkOut, hashOf, run } from '../environment/check-out.ts';
import { projectRoot, runCommand } from '../environment/run-command.ts';

const cache = path.join(projectRoot, 'node_modules', '.cache', 'pictures');
/** How many commits stay in the cache. */
const keptCommits = 3;

/** The full hash of a commit; without a name, of the one where this branch left main. Refuses what is none. */
export async function commitHash(name: string | undefined): Promise<string> {
  const wanted = name ?? (await run('git', 'merge-base', 'HEAD', 'main').catch(() => 'HEAD'));
  return hashOf(wanted);
}

export function cacheOf(commit: string): string {
  return path.join(cache, commit);
}

/** The built site of a commit, from the cache or built with the currently installed packages. */
export async function buildCommit(commit: string): Promise<OtherBuild> {
  const folder = cacheOf(commit);
  const dist = path.join(folder, 'dist');
  const pages = path.join(folder, 'pages.json');
  const kept = await readFile(pages, 'utf8').catch(() => undefined);
  if (kept !== undefined) return { dist, site: JSON.parse(kept) as BuiltSite, remove: () => Promise.resolve() };

  await using checkout = await checkOut(commit);
  // The commit's own build script is used.
  await symlink(path.join(projectRoot, 'node_modules'), path.join(checkout.folder, 'node_modules'));
  const { code, output } = await runCommand(process.execPath, ['tools/build.ts'], { cwd: checkout.folder });
  if (code !== 0) throw new Error(`The build of ${commit} failed:\n${output}`);
  await cp(path.join(checkout.folder, 'dist'), dist, { recursive: true });
  await cp(path.join(checkout.folder, 'build', 'pages.json'), pages);
  await forgetOld();
  return buildCommit(commit);
}

async function forgetOld(): Promise<void> {
  const entries = await readdir(cache);
  const dated = await Promise.all(entries.map(async (name) => ({ name, time: (await stat(cacheOf(name))).mtimeMs })));
  const old = dated.toSorted((one, other) => other.time - one.time).slice(keptCommits);
  await Promise.all(old.map(({ name }) => rm(cacheOf(name), { recursive: true, force: true })));
}
