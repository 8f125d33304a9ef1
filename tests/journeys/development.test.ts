import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactMessages } from '../../contracts/messages.ts';
import { freePort } from '../../services/testing/free-port.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import { browser, useBrowser } from '../harness/use-browser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = { Name: 'Asha Sharma', Email: 'asha@example.com', Subject: 'Written in development', Message: 'Hello.' };

useBrowser();
const folders = temporaryFolders();

/** `npm run dev`, in a language, with a store of its own. */
async function develop(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = folders();
  const port = await freePort();
  const program = path.join(root, 'node_modules/vite/bin/vite.js');
  const child: ChildProcess = spawn(process.execPath, [program, '--port', `${port}`, '--strictPort'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent', NO_COLOR: '1', ...settings },
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toMatch(/Inbox: +http/), { timeout: 30_000 });
  return { dataDir, said: () => said, origin: `http://localhost:${port}` };
}

/** The development server compiles what it serves at the first request, which takes a busy machine most of a minute. */
const patience = { timeout: 90_000 };

test(
  'The pages and the API of development work: a message is sent from a form and reaches the inbox',
  patience,
  async () => {
    const { origin, said, dataDir } = await develop();
    const page = await browser.newPage({ baseURL: origin });
    page.setDefaultNavigationTimeout(patience.timeout);
    await page.goto('/contact-form');
    await page.getByLabel('Subject').focus();
    // The development server may reload the page after it has optimised the scripts.
    await page.locator('[data-island="contact-form"][data-live]').waitFor();
    for (const [label, value] of Object.entries(words)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText(contactMessages.sent).waitFor();
    await untilMailed(dataDir, words.Subject);
    expect(await mailsAbout(dataDir, words.Subject)).toHaveLength(1);
    await page.goto(/Inbox: +(\S+)/.exec(said())?.[1] ?? '');
    await page.getByText(words.Subject).first().waitFor();
  },
);

test('Another language is shown at the root', patience, async () => {
  const { origin } = await develop({ SITE_LANGUAGES: 'en,xa', SITE_LANGUAGE: 'xa' });
  const answer = await fetch(`${origin}/about`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('lang="en-XA"')]);
});

test(
  'Pages come with their styles and files as in a build, and a page whose source has changed is loaded again',
  patience,
  async () => {
    const { origin } = await develop();
    const get = (address: string) => fetch(origin + address, { headers: { accept: 'text/html' } });
    const html = await (await get('/faq')).text();
    const [sheet] = /\/site\/sections\/faq\/[\w-]+\.module\.css\?direct/.exec(html) ?? [];
    const [name] = /faq-section-\w+/.exec(html) ?? [];
    expect(await (await get(sheet ?? '/none')).text()).toContain(`.${name}`);
    expect(html).toContain('/site/styles/base.css?direct');
    expect(html).toContain('.deferred.module.css?direct');
    // Read as text, for browsers that know no other.
    expect(html).not.toContain('older.css');
    expect((await get('/nowhere')).status).toBe(404);
    const [icons = '/none'] = /\/assets\/icons-\w+\.svg/.exec(html) ?? [];
    const types = [await get('/chat-list.json'), await get(icons)].map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual([expect.stringContaining('application/json'), expect.stringContaining('image/svg+xml')]);
    const page = await browser.newPage({ baseURL: origin });
    page.setDefaultTimeout(patience.timeout);
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto('/faq');
    await connected;
    const again = page.waitForEvent('load');
    const now = new Date();
    await utimes(path.join(root, 'site/pages/faq.tsx'), now, now);
    await again;
  },
);
