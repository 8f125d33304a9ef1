import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../seeded-faults/read-faults.ts';
import { countReport } from './vitest-part.ts';

const report = (counts: object) => JSON.stringify({ numPassedTests: 0, testResults: [], ...counts });

describe('the counts of a test run', () => {
  test.each<[string, number, string | undefined, { passed: number; failed: number }]>([
    ['name a failure when the run left no report', 0, undefined, { passed: 0, failed: 1 }],
    ['are those of its report', 0, report({ numPassedTests: 9 }), { passed: 9, failed: 0 }],
    [
      'name a failure when every test passed and the run failed all the same',
      1,
      report({ numPassedTests: 3 }),
      { passed: 3, failed: 1 },
    ],
    ['name a failure when nothing ran', 0, report({}), { passed: 0, failed: 1 }],
  ])('%s', (_, code, text, counts) => {
    expect(countReport({ code, output: '' }, text, [])).toMatchObject(counts);
  });

  test('come with the name of each test that failed, of each file that could not be loaded, and of each that a seeded fault asks for in vain', () => {
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
    const fault = (tests: string, words: string) => ({ project: 'node', tests, test: words }) as Fault;
    const faults = [fault('a.test', 'is well'), fault('c.test', ''), fault('c.test', 'is quick')];
    const outcome = countReport({ code: 1, output: '' }, report({ numPassedTests: 2, testResults }), faults);
    const unnamed = 'faults.tsv names no test: node:c.test > is quick';
    expect(outcome).toMatchObject({ passed: 2, failed: 3, failures: ['a.test.ts > is quick', 'b.test.ts', unnamed] });
  });
});
