import { expect, test } from 'vitest';
import { advance, changeTo, firstSlide, INTERVAL_MS, LOCK_MS } from './slides.ts';

test('the interval is 2000 ms and the lock 1000 ms', () => {
  expect(INTERVAL_MS).toBe(2000);
  expect(LOCK_MS).toBe(1000);
});

test('the index wraps over six images', () => {
  expect(changeTo(6, 6, 0).index).toBe(0);
  expect(changeTo(-1, 6, 0).index).toBe(5);
  expect(advance({ index: 5, lockedUntil: 0 }, 6, 2000).index).toBe(0);
});

test('it advances unless locked', () => {
  expect(advance(firstSlide, 6, 2000).index).toBe(1);
});

test('a manual change locks it for one second', () => {
  const changed = changeTo(3, 6, 1500);
  expect(advance(changed, 6, 2499)).toBe(changed);
  expect(advance(changed, 6, 2500).index).toBe(4);
});

test('an automatic change locks it for one second', () => {
  const changed = advance(firstSlide, 6, 2000);
  expect(advance(changed, 6, 2999)).toBe(changed);
  expect(advance(changed, 6, 3000).index).toBe(2);
});

test('the lock holds back only the automatic change', () => {
  expect(changeTo(4, 6, 1600).index).toBe(4);
});
