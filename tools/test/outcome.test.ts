import { expect, test } from 'vitest';
import { failureLines, outcomeOf, partLine, totalLine } from './outcome.ts';

test('a part that crashed counts as failed, and a skipped one says why', () => {
  expect(outcomeOf({ code: 139, output: '' })).toMatchObject({ passed: 0, failed: 1 });
  expect(partLine('PostgreSQL', { passed: 0, failed: 0, output: '', skipped: 'not root' }, 0.04)).toMatch(
    /^– PostgreSQL +skipped: not root +0\.0 s$/,
  );
});

test('the run ends with the sum of its parts', () => {
  const outcomes = [
    { passed: 5, failed: 0, output: '' },
    { passed: 7, failed: 2, output: '' },
  ];
  expect(totalLine(outcomes)).toBe('12 passed, 2 failed');
});

test('what failed is said again at the end, for the first lines of a long run are often cut', () => {
  const outcomes = new Map([
    ['check', { passed: 6, failed: 1, output: 'long' }],
    ['unit', { passed: 7, failed: 0, output: '' }],
    ['site', { passed: 1, failed: 2, output: 'longer', failures: ['tests/site/a.test.ts > is well', 'b.test.ts'] }],
  ]);
  expect(failureLines(outcomes)).toEqual(['✗ check', '✗ site: tests/site/a.test.ts > is well', '✗ site: b.test.ts']);
});
