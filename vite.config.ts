import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticSite } from './static-site/plugin.ts';

export default defineConfig({
  publicDir: 'site/public',
  // Values that the browser may see; everything else stays with the server.
  envPrefix: ['EMAIL_', 'FIREBASE_'],
  css: { transformer: 'lightningcss' },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  plugins: [
    react(),
    staticSite({
      site: '/site/routes.tsx',
      islands: '/site/islands/registry.ts',
      styles: '/site',
      scripts: [{ file: '/site/browser/theme-before-paint.ts', blocking: true }, { file: '/site/browser/main.ts' }],
    }),
  ],
});
