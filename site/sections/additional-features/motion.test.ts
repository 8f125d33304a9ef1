import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { additionalFeatures } from '../../../content/features.ts';

const motion = readFileSync(new URL('motion.module.css', import.meta.url), 'utf8');

test('the banner takes 50 s and a row 30 s', () => {
  expect(motion).toMatch(/animation: belt 50s linear infinite/);
  expect(motion).toMatch(/animation: row 30s linear infinite/);
});

test('every second row runs the other way', () => {
  expect(motion).toMatch(/\.row\[data-backwards\] > ul {\s*animation-direction: reverse/);
});

test('the counter counts to 100 at 10 ms a step', () => {
  expect(motion).toMatch(/animation: count 1000ms steps\(100, end\)/);
  expect(additionalFeatures.counter.value).toBe(100);
});

test('nothing moves where less motion is asked for', () => {
  const welcome = motion.indexOf('@media (prefers-reduced-motion: no-preference)');
  expect(welcome).toBeGreaterThan(0);
  expect(motion.indexOf('animation:')).toBeGreaterThan(welcome);
});

test('the motion stops under the pointer, on focus and by the checkbox', () => {
  expect(motion).toMatch(/:has\(\[data-pause\]:checked\)[^{]+{\s*animation-play-state: paused/);
  expect(motion).toMatch(/\.banner:is\(:hover, :focus-within\)/);
  expect(motion).toMatch(/\.row:is\(:hover, :focus-within\)/);
});

test('what has left view starts over', () => {
  expect(motion).toMatch(/@container style\(--in-view: 0\) {[^}]+animation: none/);
});
