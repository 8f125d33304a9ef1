import { defineConfig } from 'vite';
import { recordPackages } from './tools/release/record-packages.ts';

/** The server and the owner's command for Node, with every package they use: nothing is installed where they run. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  // The mail templates: `jsxDEV` of a build made under another NODE_ENV does not exist where the server runs.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  plugins: [recordPackages('../packages-server.json')],
  build: {
    ssr: true,
    outDir: 'build/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', jantar: 'server/jantar.ts' },
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name].js' },
    },
  },
});
