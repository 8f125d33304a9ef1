import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../services/testing/free-port.ts';
import { closeContexts, sharedBrowser } from '../harness/browser.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = { name: 'Asha Sharma', email: 'asha@example.com', subject: 'Written in development', message: 'Hello.' };

let browser: Browser;
beforeAll(async () => void (browser = await sharedBrowser()));
afterAll(() => closeContexts(browser));

/** `npm run dev` in a language, with a store of its own. */
async function develop(settings: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'development-'));
  const port = await freePort();
  const program = path.join(root, 'node_modules/vite/bin/vite.js');
  const child: ChildProcess = spawn(process.execPath, [program, '--port', `${port}`, '--strictPort'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent', NO_COLOR: '1', ...settings },
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toMatch(/Inbox: +http/), { timeout: 30_000 });
  return { dataDir, said: () => said, page: await browser.newPage({ baseURL: `http://localhost:${port}` }) };
}

test('The pages and the API of development work in a language at the root: a message is sent from a form and reaches the inbox', async () => {
  const { page, said, dataDir } = await develop({ SITE_LANGUAGES: 'en,xa', SITE_LANGUAGE: 'xa' });
  await page.goto('/contact-form');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');
  await page.locator('[name=subject]').focus();
  // The development server may reload the page after it has optimised the scripts.
  await page.locator('[data-island="contact-form"][data-live]').waitFor();
  for (const [name, value] of Object.entries(words)) await page.locator(`main [name=${name}]`).fill(value);
  await page.locator('main form [type=submit]').click();
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/^«/));
  await untilMailed(dataDir, words.subject);
  expect(await mailsAbout(dataDir, words.subject)).toHaveLength(1);
  await page.goto(/Inbox: +(\S+)/.exec(said())?.[1] ?? '');
  await page.getByText(words.subject).first().waitFor();
});
