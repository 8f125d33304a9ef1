import { expect, test } from 'vitest';
import { toPath } from './icon-path.ts';

const style = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

test.each([
  [
    'the elements of an icon become one path',
    '<path d="M5 12h14" /><line x1="1" x2="2" y1="3" y2="4" />',
    'M5 12h14M1 3L2 4',
  ],
  [
    'a group and the style of its strokes leave no trace',
    `<g ${style}><path d="M5 12h14"/><path d="M1 3v2"/></g>`,
    'M5 12h14M1 3v2',
  ],
  [
    'a path that begins with a relative move starts where it did before',
    '<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />',
    'M5 12h14M12 5l7 7-7 7',
  ],
  ['a point can end the first pair and begin the next', '<path d="m13.1 14.2.383-.9" />', 'M13.1 14.2l.383-.9'],
  ['a path that begins with a relative move and a command keeps the command', '<path d="m6 9h2" />', 'M6 9h2'],
  ['a circle becomes two arcs', '<circle cx="11" cy="11" r="2" />', 'M9 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'],
  [
    'a rectangle with round corners keeps them',
    '<rect width="10" height="8" x="2" y="3" rx="1" />',
    'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1',
  ],
])('%s', (_, elements, path) => expect(toPath(elements)).toBe(path));

test('an attribute that a path cannot express is an error, not a lost detail', () => {
  expect(() => toPath('<path d="M0 0" opacity=".5" />')).toThrow('opacity');
});
