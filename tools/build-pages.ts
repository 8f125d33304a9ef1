/** `node tools/build-pages.ts [folder]`: the pages in every language of SITE_LANGUAGES into dist/, and what a server needs to know of them into build/. */
import path from 'node:path';
import { createBuilder, loadEnv } from 'vite';
import { editionsOf } from '../contracts/languages.ts';
import { unknownSettings } from '../server/config/setting-names.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.relative(root, path.resolve(process.argv[2] ?? root));

// Checked before anything is written: the pages of the build before stay.
const { OFFLINE_PAGES = '' } = loadEnv('production', root, 'OFFLINE_');
if (!['', 'on', 'off'].includes(OFFLINE_PAGES))
  refuse(`OFFLINE_PAGES is "${OFFLINE_PAGES}". Set off to end reading without a connection, or on, or leave it out.`);
// Pages built without a hosted service look as they should, and their forms fail.
const isOurs = (name: string) => /^(?:EMAIL|FIREBASE|OFFLINE|SITE)_/.test(name);
for (const { name, meant } of unknownSettings(Object.keys(process.env).filter(isOurs)))
  // Another program's SITE_URL is near SMTP_URL, which no page is built with.
  if (meant && isOurs(meant))
    refuse(`${name} is no setting. Did you mean ${meant}? Correct it, or take it out of the environment.`);

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
  refuse(`\n${error instanceof Error ? error.message : String(error)}`);
}

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
