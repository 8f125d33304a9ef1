import { readFile } from 'node:fs/promises';
import path from 'node:path';

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
