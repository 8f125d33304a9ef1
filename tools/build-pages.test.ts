import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../services/testing/temporary-folders.ts';
import { runCommand } from './environment/run-command.ts';

const script = path.join(import.meta.dirname, 'build-pages.ts');

test.each(['no', 'OFF', ' off'])(
  'OFFLINE_PAGES=%j is refused with the remedy before a page of before is deleted',
  async (value) => {
    const folder = temporaryFolder();
    const env = { OFFLINE_PAGES: value };
    const { code, output } = await runCommand(process.execPath, [script, folder], { env });
    expect([code, output]).toEqual([1, expect.stringMatching(/^OFFLINE_PAGES is ".*"\. Set off .* or on/)]);
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  },
);
