import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { toPath } from './icon-path.ts';
import { iconFiles } from './icons.ts';
import { roundPath } from './path-data.ts';

test('the icon shapes and marks are those of the names in content/icons.ts', async () => {
  for (const { file, text } of await iconFiles()) {
    expect(await readFile(file, 'utf8'), 'Run: npm run icons').toBe(text);
    // None is without a shape.
    expect(text).not.toMatch(/\bd(?:: '|=")['"]/);
  }
});

// What none of those icons has.
test.each([
  ['a line is drawn', '<line x1="1" x2="2" y1="3" y2="4" />', 'M1 3L2 4'],
  ['a point can end the first pair and begin the next', '<path d="m13.1 14.2.383-.9" />', 'M13.1 14.2l.38-.9'],
  ['the flags of an arc stay flags', '<path d="M0 0a1 1 0 011.704 0" />', 'M0 0a1 1 0 0 1 1.7 0'],
])('in an icon %s', (_, elements, path) => expect(roundPath(toPath(elements))).toBe(path));

test('a detail that a path cannot express, or a number out of place, is an error', () => {
  expect(() => toPath('<path d="M0 0" opacity=".5" />')).toThrow('opacity');
  expect(() => roundPath('a1 1 0 51 2 3')).toThrow("'51 2 3'");
});
