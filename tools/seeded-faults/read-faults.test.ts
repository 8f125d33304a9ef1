import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { expect, test } from 'vitest';
import { projectRoot } from '../environment/run-command.ts';
import { type Fault, noticedFaults, readFaults } from './read-faults.ts';

const tested = '{content,contracts,server,services,site,static-site,tests,tools}/**/*.test.{ts,tsx}';

test('every seeded fault finds the code that it changes, and names tests that are there', async () => {
  const tests = globSync(tested, { cwd: projectRoot });
  const faults = await readFaults();
  expect(faults.length).toBeGreaterThan(60);
  const isStale = ({ file, find, tests: named }: (typeof faults)[number]) =>
    readFileSync(path.join(projectRoot, file), 'utf8').split(find).length !== 2 ||
    !tests.some((one) => one.includes(named));
  expect(faults.filter(isStale)).toEqual([]);
});

test('a fault is noticed by a test that fails, or does not run since the start of its file failed, and by no other', () => {
  const ran = [
    ['a.test.ts', 'failed', 'fails', 'failed'],
    ['a.test.ts', 'failed', 'passes', 'passed'],
    ['b.test.ts', 'failed', 'was to run after what failed', 'skipped'],
    ['c.test.ts', 'passed', 'needs another machine', 'skipped'],
  ].map(([name, status, fullName, result]) => ({ name, status, assertionResults: [{ fullName, status: result }] }));
  const unloaded = { name: 'd.test.ts', status: 'failed', assertionResults: [] };
  const faults = [...ran, unloaded].map(({ name, assertionResults: [result] }) => ({
    tests: name,
    test: result?.fullName ?? 'has no name',
  })) as Fault[];
  const noticed = noticedFaults(faults, [...ran, unloaded] as unknown as JsonTestResults['testResults']);
  expect(noticed.map((fault) => `${fault.tests} ${fault.test}`)).toEqual([
    'a.test.ts fails',
    'b.test.ts was to run after what failed',
    'd.test.ts has no name',
  ]);
});
