import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFixture } from './fixture/build-fixture.ts';

let dist = '';
const read = (file: string) => readFile(path.join(dist, file), 'utf8');

beforeAll(async () => {
  dist = await buildFixture('files');
}, 60_000);

describe('a built site', () => {
  test('has one file per page, the not-found page where hosts look for it, no manifest, and no style sheet but the one that pages share', async () => {
    const files = await readdir(dist, { recursive: true });
    expect(files).toEqual(expect.arrayContaining(['index.html', 'widget.html', '404.html', 'sitemap.xml']));
    expect(files.filter((file) => file.includes('manifest'))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([expect.stringMatching(/^assets\/deferred-/)]);
  });

  test('groups its scripts by their paths from the root, wherever the root lies', async () => {
    const scripts = (await readdir(path.join(dist, 'assets'))).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((file) => file.startsWith('above'))).toEqual([]);
  });

  test('names a class in a script once, where it is used', async () => {
    const counter = (await readdir(path.join(dist, 'assets'))).find((file) => /^counter-.*\.js$/.test(file));
    const script = await read(`assets/${counter}`);
    expect(script).toContain('_button');
    expect(script).not.toMatch(/\bbutton:/);
  });

  test('has a brotli and a gzip copy beside every file that is worth it, equal to the file', async () => {
    const [html, brotli, gzipped] = await Promise.all(
      ['', '.br', '.gz'].map((suffix) => readFile(path.join(dist, `widget.html${suffix}`))),
    );
    expect(brotliDecompressSync(brotli ?? '')).toEqual(html);
    expect(gunzipSync(gzipped ?? '')).toEqual(html);
  });

  test('runs a blocking script before the first paint and the others when they are there', async () => {
    expect(await read('index.html')).toMatch(
      /<script src="\/assets\/[^"]+"><\/script><script type="module" async fetchpriority="low" src="\/assets\//,
    );
  });

  test('puts a style sheet into the cascade layer of its folder, and leaves one of another folder alone', async () => {
    const [plain, widget] = await Promise.all([read('index.html'), read('widget.html')]);
    expect(widget).toMatch(/@layer islands\{[^}]*color:#639/);
    expect(plain).toMatch(/[^{]\.\w+\{color:maroon\}/);
    expect(plain).not.toContain('@layer');
  });

  test('tells static hosts the headers and the redirects', async () => {
    const headers = await read('_headers');
    expect(headers).toContain("/widget\n  content-security-policy: script-src 'self'");
    expect(headers).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable');
    // A host may read a limited number of rules, and a page's own can be missed.
    expect(headers).toMatch(/^\/pictures\/\*\n {2}cache-control: max-age=60\n[^]*^\/widget\n/m);
    expect(await read('_redirects')).toBe('/old /widget 308\n');
  });

  test('keeps the props of an island as JSON that survives HTML', async () => {
    expect(await read('widget.html')).toContain('Hello, <!-- -->Jaipur &amp; &quot;friends&quot;');
  });
});
