import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderBelowBuild } from '../../tools/environment/folder-below-build.ts';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';
import type { BuiltSite } from '../../static-site/built-site.ts';

/** An additional build of the site. */
export type OtherBuild = { dist: string; site: BuiltSite; remove: () => Promise<void> };

/** The folder of another build with the project's own server in it, which then serves its pages. */
export async function startable({ dist }: OtherBuild): Promise<string> {
  const folder = path.dirname(dist);
  await cp(path.join(projectRoot, 'build', 'server'), path.join(folder, 'build', 'server'), { recursive: true });
  // The server finds its files relative to the nearest package.json.
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** Builds the site with other public settings. Rejects with the build's output on failure. */
export async function buildSite(settings: Readonly<Record<string, string>>): Promise<OtherBuild> {
  const { folder, remove } = folderBelowBuild('other');
  const program = path.join(projectRoot, 'tools', 'build-pages.ts');
  const fast = path.join(import.meta.dirname, 'fast-brotli.ts');
  const { code, output } = await runCommand(process.execPath, ['--import', fast, program, folder], {
    env: { NODE_ENV: 'production', ...settings },
  });
  if (code !== 0) {
    await remove();
    throw new Error(`The build failed:\n${output}`);
  }
  const site = JSON.parse(await readFile(path.join(folder, 'build', 'pages.json'), 'utf8')) as BuiltSite;
  return { dist: path.join(folder, 'dist'), site, remove };
}
