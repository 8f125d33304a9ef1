import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countReport } from './vitest-part.ts';

const report = (counts: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    success: true,
    testResults: [],
    ...counts,
  });

describe('the counts of a test run', () => {
  test('are those of its report', () => {
    const outcome = countReport(
      { code: 1, output: '' },
      report({ numPassedTests: 9, numFailedTests: 2, success: false }),
    );
    expect(outcome).toMatchObject({ passed: 9, failed: 2 });
  });

  test('name a failure when the run left no report', () => {
    expect(countReport({ code: 0, output: '' }, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('name a failure when a file could not be loaded', () => {
    const outcome = countReport({ code: 1, output: '' }, report({ numFailedTestSuites: 1, success: false }));
    expect(outcome).toMatchObject({ failed: 1 });
  });

  test('name a failure when every test passed and the run failed all the same', () => {
    expect(countReport({ code: 1, output: '' }, report({ numPassedTests: 3 }))).toMatchObject({ passed: 3, failed: 1 });
  });

  test('come with the name of each test that failed, and of each file that could not be loaded', () => {
    const file = (name: string, status: string, tests: Record<string, string>) => ({
      name: path.resolve(name),
      status,
      assertionResults: Object.entries(tests).map(([fullName, state]) => ({ fullName, status: state })),
    });
    const testResults = [
      file('a.test.ts', 'failed', { 'is well': 'passed', 'is quick': 'failed' }),
      file('b.test.ts', 'failed', {}),
      file('c.test.ts', 'passed', { 'is well': 'passed' }),
    ];
    const outcome = countReport({ code: 1, output: '' }, report({ numFailedTests: 1, success: false, testResults }));
    expect(outcome.failures).toEqual(['a.test.ts > is quick', 'b.test.ts']);
  });

  test('name a failure when nothing ran', () => {
    expect(countReport({ code: 0, output: '' }, report({}))).toMatchObject({ passed: 0, failed: 1 });
  });
});
