import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../environment/run-command.ts';
import { readFaults } from './read-faults.ts';

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
