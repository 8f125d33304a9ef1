import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = readFileSync(new URL('features-section.module.css', import.meta.url), 'utf8');

test('below 1024 px only the first three show until the box is ticked', () => {
  const narrow = style.slice(style.indexOf('@media (width < 64rem)'));
  expect(narrow).toMatch(/:has\(\+ \.toggle > \.box:not\(:checked\)\) > li:nth-child\(n \+ 4\)\s*{\s*display: none/);
});

test('the toggle shows one of its two names, by the state of its box', () => {
  expect(style).toMatch(
    /&:has\(> \.box:checked\) > \.all,\s*&:has\(> \.box:not\(:checked\)\) > \.less\s*{\s*display: none/,
  );
});
