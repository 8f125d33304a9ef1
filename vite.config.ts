import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devApi } from './server/dev-api-plugin.ts';
import { staticSite } from './static-site/plugin.ts';

export default defineConfig({
  publicDir: 'site/public',
  // Values that the browser may see; everything else stays with the server.
  envPrefix: ['EMAIL_', 'FIREBASE_'],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // The first browsers with light-dark(); older targets would double every colour token on every page.
      targets: { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 },
      // By content: a hash of the file name would differ between the classes and the inlined text (`?inline`).
      cssModules: { pattern: '[content-hash]_[local]' },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // light-dark() and nesting stay as they are: every browser of the last two years knows them.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  plugins: [
    react(),
    devApi(),
    staticSite({
      site: '/site/routes.tsx',
      islands: '/site/islands/registry.ts',
      styles: '/site',
      scripts: [{ file: '/site/browser/theme-before-paint.ts', blocking: true }, { file: '/site/browser/main.ts' }],
    }),
  ],
});
