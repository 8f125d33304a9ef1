import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { swipeHandlers, swipeStep } from './swipe.ts';

test.each([
  ['a swipe to the left', -80, 10, 1],
  ['a swipe to the right', 80, -10, -1],
  ['a tap', 0, 0, 0],
  ['a tap of an unsteady finger', -39, 0, 0],
  ['a finger that scrolls the page', -60, 200, 0],
])('%s, by %d and %d, turns by %d', (_, right, down, step) => {
  expect(swipeStep(right, down)).toBe(step);
});

test('a finger turns by its own way alone: not by where a second one was, nor by a mouse after a scroll took it', () => {
  const steps: number[] = [];
  const { onPointerDown, onPointerUp } = swipeHandlers((step) => void steps.push(step));
  const at = (pointerId: number, clientX: number, pointerType = 'touch') =>
    ({ pointerId, pointerType, clientX, clientY: 0 }) as PointerEvent;
  onPointerDown(at(1, 200));
  onPointerUp(at(1, 100));
  expect(steps).toEqual([1]);
  onPointerDown(at(2, 100));
  onPointerDown(at(3, 300));
  onPointerUp(at(2, 110));
  onPointerUp(at(3, 290));
  onPointerDown(at(4, 100));
  onPointerUp(at(5, 300, 'mouse'));
  expect(steps).toEqual([1]);
});
