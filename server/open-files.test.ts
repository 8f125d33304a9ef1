import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openFileProblems } from './open-files.ts';

/** What a process says that asks for enough open files and may have so many. */
const startWith = (files: number) => {
  const program = `const { requireOpenFiles } = await import('${import.meta.dirname}/open-files.ts');
    console.log(await requireOpenFiles().catch(({ message }) => message));`;
  const shell = `ulimit -n ${files} && exec "$0" --input-type=module --eval "$1"`;
  return execFileSync('sh', ['-c', shell, process.execPath, program], { encoding: 'utf8' }).trim();
};

// Other systems do not tell how many files are or may be open.
test.runIf(process.platform === 'linux')(
  'a process that may open fewer files than it takes connections does not start, and says what to do',
  () => {
    expect(startWith(4095)).toMatch(/may have 4095 files open and needs 4096[^]*ulimit -n 4096/);
    expect(startWith(4096)).toBe('undefined');
  },
);

test.runIf(process.platform === 'linux')('a process that has nearly all files open that it may tells so', async () => {
  const { length: open } = await readdir('/proc/self/fd');
  expect(await openFileProblems(Promise.resolve(open))).toEqual([expect.stringMatching(`^\\d+ of ${open} files are`)]);
  expect(await openFileProblems()).toEqual([]);
});
