import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = readFileSync(new URL('fade-in.module.css', import.meta.url), 'utf8');
const motionAt = style.indexOf('@media screen and (prefers-reduced-motion: no-preference)');

test('sections fade in within about 1 second, staggered by 0.2 and 0.4 seconds', () => {
  expect(style).toMatch(/\.fade {\s*animation: appear 1s /);
  expect(style).toMatch(/&\[data-after='0\.2'\] {\s*animation-delay: 0\.2s/);
  expect(style).toMatch(/&\[data-after='0\.4'\] {\s*animation-delay: 0\.4s/);
});

test('nothing is hidden but by the animation, and there is none under reduced motion or on paper', () => {
  expect(style.indexOf('.fade')).toBeGreaterThan(motionAt);
  expect(style.replace(/@keyframes[^}]*}\s*}/, '')).not.toMatch(/opacity|visibility|display: none/);
});
