import { expect, test } from 'vitest';
import { free, holdAfter, isHeld } from './hold.ts';

const enter = { hovered: true };
const leave = { hovered: false };
const focus = { focused: true };
const blur = { focused: false };

test.each([
  [true, 'with the focus in it when the pointer leaves', [enter, focus, leave]],
  [true, 'after a press of pause without hover and focus', [enter, focus, 'toggle', blur, leave]],
  [false, 'after play, although it is hovered and focused', [enter, focus, 'toggle', 'toggle']],
  [true, 'at the next hover after play', [enter, 'toggle', 'toggle', leave, enter]],
] as const)('the part is held (%s) %s', (held, _, changes) => {
  expect(isHeld(changes.reduce(holdAfter, free))).toBe(held);
});
