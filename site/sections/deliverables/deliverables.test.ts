import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = readFileSync(new URL('deliverables.module.css', import.meta.url), 'utf8');
const narrowAt = style.indexOf('@media screen and (width < 48rem)');

test('only the first 4 cards show on small screens, until the box is ticked', () => {
  expect(narrowAt).toBeGreaterThan(0);
  expect(style.slice(narrowAt)).toMatch(
    /\.list:has\(\+ \.toggle > \.box:not\(:checked\)\) > li:nth-child\(n \+ 5\)\s*{\s*display: none/,
  );
});

test('all of them show from a medium width up, where there is no toggle', () => {
  const anyWidth = style.slice(0, narrowAt);
  expect(anyWidth).toMatch(/\.toggle {\s*display: none/);
  expect(anyWidth).not.toMatch(/nth-child/);
});

test('the toggle shows one of its two names, by the state of its box', () => {
  expect(style).toMatch(
    /&:has\(> \.box:checked\) > \.all,\s*&:has\(> \.box:not\(:checked\)\) > \.less\s*{\s*display: none/,
  );
});
