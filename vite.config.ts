import react from '@vitejs/plugin-react';
import { type ConfigEnv, createLogger, defineConfig, type Logger, type LogLevel } from 'vite';
import { type Edition, editionsOf } from './contracts/languages.ts';
import { publishedOrigin } from './server/published-origin.ts';
import { devApi } from './server/dev-api-plugin.ts';
import { staticSite } from './static-site/plugin.ts';
import { wordsOf } from './tools/languages/words-of.ts';
import { recordPackages } from './tools/release/record-packages.ts';

/** `company.origin` of the pages, in browser and build. */
const origin = publishedOrigin(process.env);
if (origin === undefined)
  throw new Error(
    'SITE_ORIGIN is not an origin. Set scheme and host without a path, for example https://www.example.com.',
  );

export default defineConfig(({ command }) => ({
  base: `${edition(command).prefix}/`,
  define: {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.SITE_LANGUAGE_TAG': JSON.stringify(edition(command).tag),
    'import.meta.env.SITE_LANGUAGES': JSON.stringify(process.env['SITE_LANGUAGES'] ?? 'en'),
    'import.meta.env.SITE_PREFIX': JSON.stringify(edition(command).prefix),
  },
  publicDir: 'site/public',
  // A build tells of warnings and errors alone; what it made, `tools/build.ts` says.
  ...logging(command === 'build' ? 'warn' : 'info'),
  // Values that the browser may see; everything else stays with the server.
  envPrefix: ['EMAIL_', 'FIREBASE_', 'OFFLINE_'],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // The first browsers with light-dark(); older targets would double every colour token on every page.
      targets: { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 121 << 16 },
      // By file name, which no two of them share (tools/structure/names.ts): a hash of the path would differ between the
      // classes and the inlined text (`?inline`), and one of the content would change scripts whose code is as it was.
      cssModules: { pattern: '[name]-[local]' },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // light-dark() and nesting stay as they are: every browser of the last two years knows them.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // How long a build took on this machine is no fault of the code.
    rolldownOptions: { checks: { bundlerTimings: false }, optimization: { inlineConst: true } },
  },
  plugins: [
    recordPackages('../build/packages-client.json', 'client'),
    react(),
    wordsOf(edition(command).id),
    devApi(),
    staticSite({
      site: '/site/routes.tsx',
      islands: '/site/islands/registry.ts',
      styles: '/site',
      layers: {
        components: 'components',
        media: 'components',
        'form-kit': 'components',
        sections: 'sections',
        islands: 'islands',
        pages: 'pages',
      },
      // A page has at most six scripts (tests/site/budgets.ts): few files, and little in each that a page does not use.
      besideReact:
        /^\/site\/(?:components\/(?!turn-controls|motion\/(?!use-live))|media\/facade\/|form-kit\/(?:after-next-paint|form-controls|password-field|use-focus|transcript)|email-client\/email-config|identity-client\/(?:channel|random-key)|language\/address)|^\/content\/(?:labels|field-labels|component-words|company\/(?:reach|contact-facts))\.|^\/contracts\/(?:messages|clean-text|email-wire|forms|interpolate|time-zone)\./,
      sharedScripts: [
        { name: 'identity', test: /^\/site\/identity-client\/|^\/contracts\/(?:identity-wire|account-messages)\./ },
        { name: 'widgets', test: /^\/site\/(?:components|media)\// },
        { name: 'search', test: /^\/site\/browser\/site-search\// },
        { name: 'times', test: /^\/content\/call-time-words\.|^\/contracts\/(?:call-time|retention)\./ },
        // The account page's own modules stay in its script, which the one of its actions imports.
        {
          name: 'forms',
          test: /^\/(?:site\/(?!islands\/account-panel\/)|content\/(?!pages\/account\.)|contracts\/(?!account-activity|correspondence))/,
        },
      ],
      scripts: [{ file: '/site/browser/theme-before-paint.ts', blocking: true }, { file: '/site/browser/main.ts' }],
      worker: '/site/service-worker/service-worker.ts',
    }),
  ],
}));

/**
 * The language of these pages: SITE_LANGUAGE, one of SITE_LANGUAGES; the first one where it is unset. Development shows it
 * alone, at the root.
 */
function edition(command: ConfigEnv['command']): Edition {
  const { SITE_LANGUAGE, SITE_LANGUAGES } = process.env;
  const [first, ...others] = editionsOf(SITE_LANGUAGES);
  const found = [first, ...others].find((one) => one?.id === SITE_LANGUAGE) ?? first;
  if (!found) throw new Error('SITE_LANGUAGES names no language.');
  return command === 'serve' ? { ...found, prefix: '' } : found;
}

/**
 * Lightning CSS 1.33 does not know `:target-current`, the pseudo-class of scroll target groups. It writes it as it
 * stands, which is right, and warns of it twice for each file, which helps nobody.
 */
function logging(logLevel: LogLevel): { logLevel: LogLevel; customLogger: Logger } {
  const customLogger = createLogger(logLevel);
  const warn = customLogger.warn.bind(customLogger);
  customLogger.warn = (message, options) => {
    if (!message.includes("'target-current' is not recognized")) warn(message, options);
  };
  return { logLevel, customLogger };
}
