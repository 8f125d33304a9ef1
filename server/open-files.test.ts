import { expect, test } from 'vitest';
import { openFileProblems, requireOpenFiles } from './open-files.ts';

test('a process that may open fewer files than it takes connections does not start, and says what to do', async () => {
  await expect(requireOpenFiles(Promise.resolve(1024))).rejects.toThrow(
    /may have 1024 files open and needs 4096[^]*ulimit -n 4096/,
  );
  await expect(requireOpenFiles(Promise.resolve(4096))).resolves.toBeUndefined();
  await expect(requireOpenFiles(Promise.resolve(undefined))).resolves.toBeUndefined();
});

test.skipIf(process.platform !== 'linux')(
  'a process that has nearly all files open that it may have tells so',
  async () => {
    expect(await openFileProblems(Promise.resolve(10))).toEqual([expect.stringMatching(/^\d+ of 10 files are open/)]);
    expect(await openFileProblems(Promise.resolve(1e6))).toEqual([]);
  },
);
