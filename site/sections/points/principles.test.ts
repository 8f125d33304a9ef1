import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = readFileSync(new URL('principles.module.css', import.meta.url), 'utf8');

test('principle cards grow slightly on hover', () => {
  const [, scale] = /&:hover {\s*scale: ([\d.]+)/.exec(style) ?? [];
  expect(Number(scale)).toBeGreaterThan(1);
  expect(Number(scale)).toBeLessThanOrEqual(1.05);
});
