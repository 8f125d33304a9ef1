import { expect, test } from 'vitest';
import { toPath } from './icon-path.ts';

test('the elements of an icon become one path', () => {
  expect(toPath('<path d="M5 12h14" /><line x1="1" x2="2" y1="3" y2="4" />')).toBe('M5 12h14M1 3L2 4');
});

test('a group and the style of its strokes leave no trace', () => {
  const style = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
  expect(toPath(`<g ${style}><path d="M5 12h14"/><path d="M1 3v2"/></g>`)).toBe('M5 12h14M1 3v2');
});

test('a path that begins with a relative move starts where it did before', () => {
  expect(toPath('<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />')).toBe('M5 12h14M12 5l7 7-7 7');
});

test('a point can end the first pair and begin the next', () => {
  expect(toPath('<path d="m13.148 14.228.383-.923" />')).toBe('M13.148 14.228l.383-.923');
});

test('a path that begins with a relative move and a command keeps the command', () => {
  expect(toPath('<path d="m6 9h2" />')).toBe('M6 9h2');
});

test('a circle becomes two arcs', () => {
  expect(toPath('<circle cx="11" cy="11" r="2" />')).toBe('M9 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
});

test('a rectangle with round corners keeps them', () => {
  expect(toPath('<rect width="10" height="8" x="2" y="3" rx="1" />')).toBe(
    'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1',
  );
});

test('an attribute that a path cannot express is an error, not a lost detail', () => {
  expect(() => toPath('<path d="M0 0" opacity=".5" />')).toThrow('opacity');
});
