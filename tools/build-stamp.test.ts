import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isBuilt, buildAndStamp } from './build-stamp.ts';
import { temporaryFolders } from '../services/testing/temporary-folders.ts';

const folders = temporaryFolders();
let root = '';
const write = (file: string, content = ''): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(async () => {
  root = folders();
  write('site/page.tsx', 'one');
  for (const file of ['dist/index.html', 'build/pages.json', 'build/server/main.js']) write(file);
  await buildAndStamp(root, {}, async () => {});
});

test('what was built of these sources is not built again, whatever their dates', () => {
  utimesSync(path.join(root, 'site/page.tsx'), new Date(), new Date(Date.now() + 60_000));
  expect(isBuilt(root, { PATH: '/bin' })).toBe(true);
});

test.each<[string, () => void, Record<string, string>?]>([
  ['a changed source', () => write('site/page.tsx', 'two')],
  ['a new source', () => write('content/faq.ts')],
  ['a removed source', () => rmSync(path.join(root, 'site/page.tsx'))],
  ['another package', () => write('package-lock.json', '{}')],
  ['a part of the build that is gone', () => rmSync(path.join(root, 'build/server/main.js'))],
  ['a setting that is written into the pages', () => undefined, { EMAIL_ORIGIN: 'https://mail.example' }],
  ['a setting in a file that Vite reads', () => write('.env.production.local', 'EMAIL_ORIGIN=https://mail.example')],
  ['an origin', () => undefined, { SITE_ORIGIN: 'https://www.example.com' }],
])('%s asks for a build', (_, change, settings = {}) => {
  change();
  expect(isBuilt(root, settings)).toBe(false);
});

test('a loopback origin, and a changed test or Markdown file, ask for no build', () => {
  write('site/page.test.tsx', 'x');
  write('site/README.md', 'x');
  expect(isBuilt(root, { SITE_ORIGIN: 'http://localhost:3000' })).toBe(true);
});

test('a build that failed is made again, also when the sources are as before', async () => {
  await expect(buildAndStamp(root, {}, () => Promise.reject(new Error('a dead link')))).rejects.toThrow('a dead link');
  expect(isBuilt(root, {})).toBe(false);
});

test('a file that changes during a build asks for another', async () => {
  await buildAndStamp(root, {}, async () => write('site/page.tsx', 'two'));
  expect(isBuilt(root, {})).toBe(false);
});

test('a build that was delivered without its sources is taken as it is', () => {
  rmSync(path.join(root, 'site'), { recursive: true });
  expect(isBuilt(root, {})).toBe(true);
});
