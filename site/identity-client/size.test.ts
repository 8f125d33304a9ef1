import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The compressed size of the code that signs in, refreshes and ends a session, for a site with its own service. */
const budget = 3_000;

test('the identity client with all of its flows stays within 3 kB', async () => {
  const names = await readdir(import.meta.dirname);
  // The code for hosted Firebase is loaded only with it.
  const own = names.filter((name) => name.endsWith('.ts') && !/\.test\.|^hosted-/.test(name));
  const entry = path.join(import.meta.dirname, 'everything.ts');
  const everything = own.map((name) => `export * from './${name}';`).join('\n');
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'everything',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? everything : null),
      },
    ],
    build: { write: false, target: 'es2023', lib: { entry, formats: ['es'] }, minify: true },
  });
  if (!Array.isArray(built)) throw new Error('Vite built something else than a library.');
  const code = built.flatMap(({ output }) =>
    output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [])),
  );
  const size = brotliCompressSync(code.join('')).length;
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(budget);
});
