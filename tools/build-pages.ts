/** `node tools/build-pages.ts [folder]`: the pages in every language of SITE_LANGUAGES into dist/, and what a server needs to know of them into build/. */
import path from 'node:path';
import { createBuilder, loadEnv } from 'vite';
import { editionsOf } from '../contracts/languages.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.relative(root, path.resolve(process.argv[2] ?? root));

// Checked before anything is written: the pages of the build before stay.
const { OFFLINE_PAGES = '' } = loadEnv('production', root, 'OFFLINE_');
if (!['', 'on', 'off'].includes(OFFLINE_PAGES)) {
  console.error(
    `OFFLINE_PAGES is "${OFFLINE_PAGES}". Set off to end reading without a connection, or on, or leave it out.`,
  );
  process.exit(1);
}

// The first language is built at the root, the others below their prefixes.
for (const { id } of editionsOf(process.env['SITE_LANGUAGES'])) {
  process.env['SITE_LANGUAGE'] = id;
  const builder = await createBuilder({
    root,
    environments: {
      client: { build: { outDir: path.posix.join(folder, 'dist') } },
      ssr: { build: { outDir: path.posix.join(folder, 'build', 'prerender') } },
    },
  });
  await builder.buildApp().catch(tellLast);
}

/** Says what is wrong once more below its stack, where a terminal shows it. */
function tellLast(error: unknown): never {
  console.error(error);
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
