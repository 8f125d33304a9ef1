import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';
import { contentChecks } from './content-checks.ts';

test.each([['missing'], ['cut off', '[{"where": "con'], ['no list', '{}']])(
  'a list of open texts that is %s leaves them unknown, and is named',
  (_, content?: string) => {
    const root = folderOfTest();
    const file = path.join(root, 'build', 'open-items.json');
    mkdirSync(path.dirname(file));
    if (content !== undefined) writeFileSync(file, content);
    expect(contentChecks(root)).toEqual([
      expect.objectContaining({ state: 'unknown', says: expect.stringContaining(file) }),
    ]);
  },
);
