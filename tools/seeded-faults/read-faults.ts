import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** In `file`, `find` becomes `put`, and the tests of a file of a vitest project whose name holds `test` should fail. */
export type Fault = {
  room: string;
  file: string;
  find: string;
  put: string;
  project: string;
  tests: string;
  test: string;
};

/** Every fault of the table. */
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
