import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltSite } from '../../static-site/built-site.ts';
import { OperatorError } from '../operator-error.ts';

/** The output folder of a build. */
export async function openBuildFolder(outDir: string) {
  const onDisk = new Set(await listFiles(outDir));
  const bodyOf = (file: string): Promise<Buffer> | undefined =>
    onDisk.has(file) ? readFile(path.join(outDir, file)) : undefined;
  return {
    /** Files served under their own name: without compressed copies, dot files and configuration of other hosts (`_headers`). */
    publicFiles: [...onDisk].filter((file) => {
      const isTwin = /\.(?:br|gz)$/.test(file) && onDisk.has(file.replace(/\.(?:br|gz)$/, ''));
      const isHidden = file.startsWith('_') || (file.startsWith('.') && !file.startsWith('.well-known/'));
      return !isTwin && !isHidden;
    }),
    /** Reads a file in every encoding that exists. Rejects with OperatorError when it is missing. */
    async read(file: string) {
      const [identity, br, gzip] = await Promise.all([bodyOf(file), bodyOf(`${file}.br`), bodyOf(`${file}.gz`)]);
      if (identity === undefined) {
        throw new OperatorError(`The build is incomplete: ${file} is missing. Run "npm run build".`);
      }
      return { identity, br, gzip };
    },
  };
}

/** `build/pages.json`. */
export async function readPages(pagesFile: string): Promise<BuiltSite> {
  try {
    const site = JSON.parse(await readFile(pagesFile, 'utf8')) as BuiltSite;
    if ([site.sites, site.pages, site.redirects].every((part) => Array.isArray(part))) return site;
    throw new TypeError('A part is missing.');
  } catch (cause) {
    throw new OperatorError(`The site is not built: ${pagesFile} cannot be read. Run "npm run build".`, { cause });
  }
}

/** Every file below the folder, with forward slashes; none when the folder is missing. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
