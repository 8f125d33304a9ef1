import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { memoryFolder } from './services/testing/memory-folder.ts';
import { LongestFirst } from './tests/harness/longest-first.ts';

const built = ['**/node_modules/**', '**/dist/**', '**/build/**'];
/** Room for a machine that does something else as well. A test that expects nothing fails. */
const patient = {
  testTimeout: 40_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 }, requireAssertions: true },
};
/** Two more than there are cores: a test waits a part of its time for a browser, a disk or a store. */
const maxWorkers = availableParallelism() + 2;
const isShared = { isolate: false, setupFiles: ['tests/harness/fresh-modules.ts'] };
const cheapPasswords = 'services/identity/testing/cheap-passwords.ts';
/** For tests of everything but disks and load: a commit to a disk takes longer than most of them. */
const temporary = memoryFolder === undefined ? {} : { TMPDIR: memoryFolder };
const servesTheSite = { globalSetup: ['tests/harness/serve-built-site.ts'] };

/** Measures how long presses take. */
const timed = 'tests/browser/interactions.test.ts';

/** `node` and `dom` lie beside the code; those from `site` on need the built whole (`npm run build`). */
export default defineConfig({
  test: {
    ...patient,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...isShared,
          setupFiles: [...isShared.setupFiles, cheapPasswords],
          env: temporary,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.tsx', 'tests/{forms,site,browser,journeys,engines,faults,attacks}/**', ...built],
          globalSetup: ['services/database/testing/share-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...isShared,
          include: ['**/*.dom.test.tsx'],
          exclude: built,
          environment: 'happy-dom',
          // The visitor's zone: days are shown in it.
          env: { TZ: 'Asia/Kolkata' },
          setupFiles: [...isShared.setupFiles, 'tests/harness/fresh-page.ts'],
        },
      },
      // A process for each file: React has to find the document they bring along.
      { extends: true, test: { name: 'forms', env: temporary, include: ['tests/forms/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        // They only read, so a process may parse the pages once for all of its files.
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false, ...servesTheSite },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...isShared,
          env: temporary,
          include: ['tests/browser/**/*.test.ts'],
          exclude: [timed],
          ...servesTheSite,
        },
      },
      // After all others, with nothing beside it.
      {
        extends: true,
        test: {
          name: 'interactions',
          include: [timed],
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          ...servesTheSite,
        },
      },
      {
        extends: true,
        test: { name: 'journeys', ...isShared, env: temporary, include: ['tests/journeys/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], testTimeout: 120_000 } },
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 120_000 } },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          setupFiles: [cheapPasswords],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
