import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '../../server/listen.ts';
import { contentType } from '../../server/static-files/content-type.ts';
import type { OtherBuild } from './build-site.ts';

/**
 * Serves a build as a static host does: its pages with their headers, its files, and no API.
 * @param changed files that replace built ones, by address; it may change while the host runs
 * @param broken addresses whose answers break off half-way; likewise
 */
export async function startStaticHost(
  { dist, site }: Pick<OtherBuild, 'dist' | 'site'>,
  changed: ReadonlyMap<string, string> = new Map(),
  broken: ReadonlySet<string> = new Set(),
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => void answer(new URL(request.url ?? '/', 'http://host'), response));
  const port = await listen(server, '127.0.0.1', 0);
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };

  async function answer({ pathname }: URL, response: ServerResponse): Promise<void> {
    const page = site.pages.find(({ path: at }) => at === pathname);
    const file = path.join(dist, page?.file ?? path.posix.normalize(pathname));
    const content = changed.get(pathname) ?? (await readFile(file).catch(() => undefined));
    if (content) response.setHeader('content-type', contentType(file));
    response.writeHead(content ? 200 : 404, page?.headers);
    if (content && broken.has(pathname)) response.write(content.slice(0, content.length / 2), () => response.destroy());
    else response.end(content);
  }
}
