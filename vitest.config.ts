import { defineConfig } from 'vitest/config';

/** Tests that lie beside the code. `.dom.test.tsx` run on a DOM, the others on Node alone. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.tsx', '**/node_modules/**', '**/dist/**', '**/build/**', 'tests/**'],
        },
      },
      {
        extends: true,
        test: { name: 'dom', include: ['**/*.dom.test.tsx'], exclude: ['**/node_modules/**'], environment: 'happy-dom' },
      },
    ],
  },
});
