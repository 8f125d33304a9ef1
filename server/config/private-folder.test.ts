import type fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';
import { privateFolder } from './private-folder.ts';

vi.mock('node:fs', async (original) => {
  const present = await original<typeof fs>();
  return { ...present, readdirSync: (folder: string) => [...present.readdirSync(folder), 'site.sqlite-wal'] };
});

test('A file of the store that another process deletes once it was listed stops no start', () => {
  const folder = folderOfTest();
  expect(privateFolder(folder)).toEqual({ value: folder });
});
