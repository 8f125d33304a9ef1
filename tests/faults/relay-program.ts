import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the relay's process, templates included, and returns the program's path. */
export function buildRelayProgram(): Promise<string> {
  return bundled('relay-process');
}

/** As `buildRelayProgram`, with the identity service beside the relay. */
export function buildAccountProgram(): Promise<string> {
  return bundled('account-process');
}

async function bundled(name: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // `jsxDEV` of a build made under another NODE_ENV does not exist where the program runs.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: `tests/faults/${name}.ts`,
      outDir: `build/faults/${name}`,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
  return `${root}build/faults/${name}/${name}.js`;
}
