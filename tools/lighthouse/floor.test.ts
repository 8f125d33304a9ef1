import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { floorOf } from './floor.ts';

const html =
  '<!doctype html><html><head><title>T</title><link rel="preload" href="/assets/f-1.woff2" as="font"/><script src="/a.js"></script></head>' +
  '<body><svg><text>drawn</text></svg><h1>Words</h1><p>of the <b>page</b></p><script>x()</script></body></html>';

test('the floor has the words and the font of the page, and nothing else', () => {
  const floor = brotliDecompressSync(floorOf(html).body).toString();
  expect(floor).toContain('<h1>Words</h1><p>of the<p>page');
  expect(floor).toContain('/assets/f-1.woff2');
  expect(floor).not.toMatch(/script|drawn/);
});
