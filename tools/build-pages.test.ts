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

test('a misspelt setting is refused with the right name: a static host has no server whose log warns of it', async () => {
  const env = { EMAIL_ORIGN: 'https://api.emailjs.com', OFFLINE_PAGES: 'off' };
  const { code, output } = await runCommand(process.execPath, [script, temporaryFolder()], { env });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^EMAIL_ORIGN is no setting\. Did you mean EMAIL_ORIGIN\?/),
  ]);
});
