import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import { swipeHandlers, swipeStep } from './swipe.ts';

test('a swipe to the left leads to the next, to the right to the previous', () => {
  expect(swipeStep(-80, 10)).toBe(1);
  expect(swipeStep(80, -10)).toBe(-1);
});

test('a tap turns nothing', () => {
  expect(swipeStep(-39, 0)).toBe(0);
  expect(swipeStep(0, 0)).toBe(0);
});

test('a finger that scrolls the page turns nothing', () => {
  expect(swipeStep(-60, 200)).toBe(0);
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
