import { defineConfig } from 'vite';

/** The server as one file for Node; what comes from npm stays in node_modules. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  // The mail templates: `jsxDEV` of a build made under another NODE_ENV does not exist where the server runs.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: 'main.js' } },
  },
});
