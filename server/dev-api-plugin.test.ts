import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOfTest } from '../services/testing/temporary-folders.ts';
import { devApi } from './dev-api-plugin.ts';

const api = `
  import { words } from './words.ts';
  globalThis.running ??= 0;
  export async function createApi() {
    if (globalThis.running > 0) throw new Error('Two at once.');
    globalThis.running += 1;
    return {
      handle: (_request, response) => response.end(words),
      stop: async () => void (globalThis.running -= 1),
    };
  }`;

let root = '';
let server: ViteDevServer;
beforeEach(async () => {
  root = folderOfTest();
  for (const folder of ['server', 'site']) await mkdir(path.join(root, folder));
  await writeFile(path.join(root, 'server/dev-api.ts'), api);
  await writeFile(path.join(root, 'site/for-server.ts'), 'export const forServer = {};');
});
afterEach(() => server.close());

const write = async (source: string) => writeFile(path.join(root, 'server/words.ts'), source);
const answer = async () => {
  const response = await fetch(server.resolvedUrls?.local[0] ?? '');
  return response.status === 200 ? response.text() : response.status;
};
/** Pages, which import some of the same modules. */
const pages: Plugin = {
  name: 'pages',
  configureServer: ({ environments, middlewares }) => {
    const { runner } = environments.ssr as RunnableDevEnvironment;
    middlewares.use((_request, _response, next) => void runner.import('/server/words.ts').then(() => next(), next));
  },
};
const serve = async (source: string) => {
  await write(source);
  const options = { root, configFile: false, logLevel: 'silent', server: { port: 0, host: '127.0.0.1' } } as const;
  server = await createServer({ ...options, plugins: [pages, devApi()] });
  await server.listen();
};

test('the API of development answers with what its sources say since they were edited', async () => {
  await serve("export const words = 'one field';");
  expect(await answer()).toBe('one field');
  await write("export const words = 'two fields';");
  await vi.waitFor(async () => expect(await answer()).toBe('two fields'), 5_000);
});

test('a slip in its sources is over once it is mended', async () => {
  await serve('export const words = ;');
  expect(await answer()).toBe(500);
  await write("export const words = 'mended';");
  await vi.waitFor(async () => expect(await answer()).toBe('mended'), 5_000);
});
