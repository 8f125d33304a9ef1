import { expect, test } from 'vitest';
import { requireOpenFiles } from './open-files.ts';

test('a process that may open fewer files than it takes connections does not start, and says what to do', async () => {
  await expect(requireOpenFiles(Promise.resolve(1024))).rejects.toThrow(
    /may have 1024 files open and needs 4096[^]*ulimit -n 4096/,
  );
  await expect(requireOpenFiles(Promise.resolve(4096))).resolves.toBeUndefined();
  await expect(requireOpenFiles(Promise.resolve(undefined))).resolves.toBeUndefined();
});
