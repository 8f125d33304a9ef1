import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const fixture = path.join(import.meta.dirname, 'fixture');
const page = path.join(fixture, 'site.tsx');
let server: ViteDevServer;
let origin = '';

beforeAll(async () => {
  const configFile = path.join(fixture, 'vite.config.ts');
  const address = { port: 0, host: '127.0.0.1' };
  server = await createServer({ root: fixture, configFile, logLevel: 'silent', server: address });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server.close());

const get = (address: string) => fetch(new URL(address, origin), { headers: { accept: 'text/html' } });

describe('the development server', () => {
  test('renders a page with its style sheets, but for one that is only read as text, and the scripts of the site', async () => {
    const html = await (await get('/widget')).text();
    expect(html).toContain('<title>Widget</title>');
    expect(html).toContain('href="/styles/base.css?direct"');
    expect(html).toContain('href="/islands/counter/ending.module.css?direct"');
    expect(html).toContain('href="/foot.deferred.module.css?direct"');
    expect(html).not.toContain('as-text.css');
    expect(html).toContain('<script type="module" src="/@id/');
  });

  test('gives a style sheet the class names that stand in the page', async () => {
    const html = await (await get('/')).text();
    const name = /<p class="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(await (await fetch(new URL('/plain.module.css?direct', origin))).text()).toContain(`.${name}`);
  });

  test('answers an unmatched address with the not-found page', async () => {
    const answer = await get('/nowhere');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Nothing here.');
  });

  test('serves the files that the site makes of its pages', async () => {
    const answer = await fetch(new URL('/titles.json', origin));
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toContain('Widget');
    const shapes = await fetch(new URL('/assets/shapes.svg', origin));
    expect(shapes.headers.get('content-type')).toContain('image/svg+xml');
  });

  test('loads the page again when a module that only pages import has changed', async () => {
    await get('/');
    const send = vi.spyOn(server.environments.client.hot, 'send');
    const source = await readFile(page, 'utf8');
    try {
      await writeFile(page, source.replace('No script of its own.', 'Edited.'));
      await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' })), 5000);
      expect(await (await get('/')).text()).toContain('Edited.');
    } finally {
      await writeFile(page, source);
    }
  });
});
