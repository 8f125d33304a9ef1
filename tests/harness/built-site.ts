import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Path, siteMap, type SiteMapEntry } from '../../content/site-map.ts';
import { answerPageRedirects } from '../../server/static-files/load-site.ts';
import type { BuiltSite } from '../../static-site/built-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** Every address of the site map, in its order. */
export const paths = Object.keys(siteMap) as Path[];

/** The entry of an address, with its optional fields. */
export const entryOf = (address: Path): SiteMapEntry & { indexed?: false } => siteMap[address];

export const isIndexed = (address: Path): boolean => entryOf(address).indexed !== false;

/** The pages without the site's header and footer. */
export const accountPages: readonly string[] = ['/login', '/signup', '/forgot-password'];

/** The build's manifest for the server. */
export const builtSite = JSON.parse(readFileSync(path.join(root, 'build/pages.json'), 'utf8')) as BuiltSite;

/** The build, for `startStaticHost`. */
export const ownBuild = { dist, site: builtSite };

/** The pages that can be opened by address. Answer pages redirect to their form. */
export const openPages = builtSite.pages.filter(({ path: address }) => !Object.hasOwn(answerPageRedirects, address));

/** A file of the output folder as text. */
export const readBuilt = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** The transfer size of a file in bytes: that of its brotli copy where there is one. */
export async function sentBytes(file: string): Promise<number> {
  const full = path.join(dist, file);
  return (await stat(`${full}.br`).catch(() => stat(full))).size;
}

/** Every file of the output folder but the compressed copies. */
export async function builtFiles(): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
