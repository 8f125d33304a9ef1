import { expect, test } from 'vitest';
import { free, holdAfter, isHeld, type HoldEvent } from './hold.ts';

const after = (...events: HoldEvent[]) => events.reduce(holdAfter, free);

test('the pointer leaving does not free a part that holds the focus', () => {
  expect(isHeld(after('enter', 'focus', 'leave'))).toBe(true);
});

test('a pressed pause button outlasts hover and focus', () => {
  expect(isHeld(after('enter', 'focus', 'toggle', 'blur', 'leave'))).toBe(true);
});

test('play sets the part in motion at once, under the pointer that pressed it', () => {
  expect(isHeld(after('enter', 'focus', 'toggle', 'toggle'))).toBe(false);
});

test('entering anew holds it again after play', () => {
  expect(isHeld(after('enter', 'toggle', 'toggle', 'leave', 'enter'))).toBe(true);
});
