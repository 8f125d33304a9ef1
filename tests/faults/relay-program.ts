import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the relay's process, templates included, and returns the program's path. */
export async function buildRelayProgram(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // `jsxDEV` of a build made under another NODE_ENV does not exist where the program runs.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: 'tests/faults/relay-process.ts',
      outDir: 'build/faults',
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'relay-process.js' } },
    },
  });
  return `${root}build/faults/relay-process.js`;
}
