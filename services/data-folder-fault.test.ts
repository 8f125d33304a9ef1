import { chownSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderFault } from './data-folder-fault.ts';
import { isNotRoot } from './testing/is-not-root.ts';
import { folderOfTest } from './testing/temporary-folders.ts';

const [somebody, nobody] = [4242, 65534];

test('A folder of another user, and a path that is none, are told apart from a sound one', () => {
  const folder = folderOfTest();
  expect(folderFault(folder)).toBe(undefined);
  expect(folderFault(path.join(folder, 'none'))).toBe(undefined);
  vi.spyOn(process, 'geteuid').mockReturnValue(somebody);
  expect(folderFault(folder)?.problem).toMatch(`this is run by the user ${somebody}`);
});

test.skipIf(isNotRoot)('Files of another user in the folder are named, with how to give them back', () => {
  const folder = folderOfTest();
  writeFileSync(path.join(folder, 'owner-key'), '');
  chownSync(folder, nobody, nobody);
  vi.spyOn(process, 'geteuid').mockReturnValue(nobody);
  const link = path.join(folderOfTest(), 'link');
  symlinkSync(folder, link);
  expect(folderFault(link)).toEqual({
    problem: `in ${folder} these belong to another user: owner-key`,
    remedy: expect.stringMatching(`chown -R ${nobody}:\\d+ ${folder}$`) as string,
  });
});
