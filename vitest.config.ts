import { defineConfig } from 'vitest/config';

const built = ['**/node_modules/**', '**/dist/**', '**/build/**'];
/** Room for a machine that does something else as well. */
const patient = { testTimeout: 40_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };
/** More than there are cores: much of a test in a browser is waiting for it. */
const besideBrowsers = { maxWorkers: 3 };
const onAllCores = { maxWorkers: '100%' };
const servesTheSite = { globalSetup: ['tests/harness/serve-built-site.ts'] };

/** `node` and `dom` lie beside the code; the others need the built whole (`npm run build`) and lie in tests/. */
export default defineConfig({
  test: {
    ...patient,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...onAllCores,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.tsx', 'tests/{site,browser,journeys,faults}/**', ...built],
          globalSetup: ['services/database/testing/share-postgres.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'dom', ...onAllCores, include: ['**/*.dom.test.tsx'], exclude: built, environment: 'happy-dom' },
      },
      {
        extends: true,
        // They only read, so a worker may parse the pages once for all of its files.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          ...servesTheSite,
          ...besideBrowsers,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], ...servesTheSite, ...besideBrowsers },
      },
      { extends: true, test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], ...besideBrowsers } },
      {
        extends: true,
        test: { name: 'faults', ...onAllCores, include: ['tests/faults/**/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
