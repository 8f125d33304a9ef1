import { expect, test } from 'vitest';
import { free, holdAfter, isHeld, type HoldEvent } from './hold.ts';

const after = (...events: HoldEvent[]) => events.reduce(holdAfter, free);

test('a focused part stays stopped when the pointer leaves', () => {
  expect(isHeld(after('enter', 'focus', 'leave'))).toBe(true);
});

test('a pressed pause button outlasts hover and focus', () => {
  expect(isHeld(after('enter', 'focus', 'toggle', 'blur', 'leave'))).toBe(true);
});

test('play starts the part at once, although it is hovered and focused', () => {
  expect(isHeld(after('enter', 'focus', 'toggle', 'toggle'))).toBe(false);
});

test('after play, the next hover stops it again', () => {
  expect(isHeld(after('enter', 'toggle', 'toggle', 'leave', 'enter'))).toBe(true);
});
