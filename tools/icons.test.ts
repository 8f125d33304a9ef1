import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { iconModule } from './icons.ts';

test('the icon shapes are those of the names in content/icons.ts', async () => {
  const written = await readFile(new URL('../site/components/icon-shapes.ts', import.meta.url), 'utf8');
  expect(written, 'Run: npm run icons').toBe(await iconModule());
});

test('no icon is without a shape', async () => {
  expect(await iconModule()).not.toContain("d: ''");
});
