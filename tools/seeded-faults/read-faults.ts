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

/** Those of `faults` whose tests a run of their projects did not have, as `project:file > words`. */
export function unnamedFaults(faults: readonly Fault[], ran: JsonTestResults['testResults']): string[] {
  const isThere = ({ tests, test }: Fault) =>
    ran.some(
      ({ name, assertionResults }) =>
        name.includes(tests) && assertionResults.some(({ fullName }) => fullName.includes(test)),
    );
  return faults.filter((fault) => !isThere(fault)).map(nameOf);
}

/** The tests that should notice a fault, as the table names them. */
export function nameOf({ project, tests, test }: Fault): string {
  return test === '' ? `${project}:${tests}` : `${project}:${tests} > ${test}`;
}
