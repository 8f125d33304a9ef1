import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/node';

/** A seeded fault: in `file`, `find` is replaced by `put`. Tests of the vitest project `project` in `tests` with `test` in their name must then fail. */
export type Fault = {
  room: string;
  file: string;
  find: string;
  put: string;
  project: string;
  tests: string;
  test: string;
};

/** The faults of `faults.tsv`, in its order. */
export async function readFaults(): Promise<Fault[]> {
  const table = await readFile(path.join(import.meta.dirname, 'faults.tsv'), 'utf8');
  return table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [room = '', file = '', find = '', put = '', noticedBy = ''] = line.replaceAll('\\n', '\n').split('\t');
      const [, project = '', tests = '', test = ''] = /^(\w+):(\S+)(?: > (.*))?$/s.exec(noticedBy) ?? [];
      return { room, file, find, put, project, tests, test };
    });
}

type Ran = JsonTestResults['testResults'];

/** Those of `faults` whose tests a run of their projects did not have, as `project:file > words`. */
export function unnamedFaults(faults: readonly Fault[], ran: Ran): string[] {
  return faults.filter((fault) => testsOf(fault, ran).length === 0).map(nameOf);
}

/** Those of `faults` of whose tests one failed, or did not run since what comes before them in their file failed. */
export function noticedFaults(faults: readonly Fault[], ran: Ran): Fault[] {
  return faults.filter((fault) => testsOf(fault, ran).some((status) => status === 'failed'));
}

/** What became of the tests of a fault. Those of a file that cannot be loaded have no names. */
function testsOf({ tests, test }: Fault, ran: Ran): string[] {
  return ran
    .filter(({ name }) => name.includes(tests))
    .flatMap(({ status: whole, assertionResults }) =>
      whole === 'failed' && assertionResults.length === 0
        ? [whole]
        : assertionResults
            .filter(({ fullName }) => fullName.includes(test))
            .map(({ status }) => (status === 'skipped' ? whole : status)),
    );
}

/** The tests that should notice a fault, as the table names them. */
export function nameOf({ project, tests, test }: Fault): string {
  return test === '' ? `${project}:${tests}` : `${project}:${tests} > ${test}`;
}
