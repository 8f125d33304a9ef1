import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { iconFiles } from './icons.ts';

test('the icon shapes and marks are those of the names in content/icons.ts', async () => {
  for (const { file, text } of await iconFiles()) {
    expect(await readFile(file, 'utf8'), 'Run: npm run icons').toBe(text);
    // None is without a shape.
    expect(text).not.toMatch(/\bd(?:: '|=")['"]/);
  }
});
