/** `node tests/harness/build-into.ts <folder>`: the static site as the environment says, into a folder of its own. */
import path from 'node:path';
import { createBuilder } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.relative(root, path.resolve(process.argv[2] ?? ''));
const builder = await createBuilder({
  root,
  logLevel: 'error',
  environments: {
    client: { build: { outDir: `${folder}/dist` } },
    ssr: { build: { outDir: `${folder}/build/prerender` } },
  },
});
await builder.buildApp();
