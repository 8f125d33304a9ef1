import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerKeyFile, provideOwnerKey } from './owner-key.ts';
import { OperatorError } from './operator-error.ts';
import { folderOfTest } from '../services/testing/temporary-folders.ts';

function dataFolder() {
  const folder = folderOfTest();
  return { folder, file: ownerKeyFile(folder), mode: () => statSync(ownerKeyFile(folder)).mode & 0o777 };
}

test('The key of the inbox is made once, for the user of this process alone', async () => {
  const { folder, file, mode } = dataFolder();
  const made = await provideOwnerKey(folder);
  expect(made).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), wasOpen: false });
  expect([readFileSync(file, 'utf8'), mode()]).toEqual([`${made.key}\n`, 0o600]);
  expect(readdirSync(folder)).toEqual(['owner-key']);
  expect(await provideOwnerKey(folder)).toEqual(made);
});

test('A key that others could read is made private, and it is told', async () => {
  const { folder, file, mode } = dataFolder();
  await provideOwnerKey(folder);
  chmodSync(file, 0o644);
  expect((await provideOwnerKey(folder)).wasOpen).toBe(true);
  expect(mode()).toBe(0o600);
});

test.each<[string, (file: string) => void]>([
  ['is empty', (file) => writeFileSync(file, '')],
  ['holds something else', (file) => writeFileSync(file, 'password')],
  ['leads to another file', (file) => symlinkSync('/etc/hostname', file)],
  ['leads nowhere', (file) => symlinkSync('/nowhere', file)],
])('A key file that %s stops the start, and says what to do', async (_, spoil) => {
  const { folder, file } = dataFolder();
  spoil(file);
  await expect(provideOwnerKey(folder)).rejects.toThrow(OperatorError);
  await expect(provideOwnerKey(folder)).rejects.toThrow(/owner-key[^]*(?:Delete it|delete it)/);
  expect(readdirSync(folder)).toEqual(['owner-key']);
});
