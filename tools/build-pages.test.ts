import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../services/testing/temporary-folders.ts';
import { runCommand } from './environment/run-command.ts';

const script = path.join(import.meta.dirname, 'build-pages.ts');

const noSwitch = /^OFFLINE_PAGES is ".*"\. Set off .* or on/;

test.each([
  [{ OFFLINE_PAGES: 'no' }, noSwitch],
  [{ OFFLINE_PAGES: 'OFF' }, noSwitch],
  [{ OFFLINE_PAGES: ' off' }, noSwitch],
  // A static host has no server whose log warns of it. SITE_URL is another program's.
  [
    { SITE_URL: 'https://www.example.com', EMAIL_ORIGN: 'https://api.emailjs.com', OFFLINE_PAGES: 'off' },
    /^EMAIL_ORIGN is no setting\. Did you mean EMAIL_ORIGIN\?/,
  ],
])('%j is refused with the remedy before a page of before is deleted', async (env, says) => {
  const folder = temporaryFolder();
  const { code, output } = await runCommand(process.execPath, [script, folder], { env });
  expect([code, output]).toEqual([1, expect.stringMatching(says)]);
  expect(existsSync(path.join(folder, 'dist'))).toBe(false);
});
