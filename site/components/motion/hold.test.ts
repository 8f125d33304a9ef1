import { expect, test } from 'vitest';
import { free, holdAfter, isHeld, type HoldEvent } from './hold.ts';

const after = (...events: HoldEvent[]) => events.reduce(holdAfter, free);

test('nothing holds a part that nobody touches', () => {
  expect(isHeld(free)).toBe(false);
});

test('auto-advance pauses on hover and goes on when the pointer leaves', () => {
  expect(isHeld(after('enter'))).toBe(true);
  expect(isHeld(after('enter', 'leave'))).toBe(false);
});

test('auto-advance pauses on focus and goes on when the focus leaves', () => {
  expect(isHeld(after('focus'))).toBe(true);
  expect(isHeld(after('focus', 'blur'))).toBe(false);
});

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
