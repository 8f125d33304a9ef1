import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { officeHours } from '../../content/company/contact-facts.ts';
import { mostPages } from '../../contracts/browser-storage.ts';
import { serviceWorkerFile } from '../../contracts/service-worker.ts';
import { builtFiles, builtSite, paths, readBuilt, sentBytes } from '../harness/built-site.ts';
import { all, attribute, pageOf, type ParsedPage } from '../harness/pages.ts';
import { budgets } from './budgets.ts';

test.each(paths)(
  '%s is light in its document, scripts, styles, font, and what its first screen does without',
  async (path) => {
    const page = pageOf(path);
    const document = builtSite.pages.find((built) => built.path === path)?.file ?? '';
    expect.soft(await sentBytes(document)).toBeLessThanOrEqual(budgets.document);
    const scripts = all(page, 'script[src]').map((script) => script.getAttribute('src') ?? '');
    expect.soft(await bytesOf(scripts)).toBeLessThanOrEqual(budgets.script);
    const styles = all(page, 'style').map(({ textContent }) => textContent);
    expect.soft(brotliCompressSync(styles.join('')).length).toBeLessThanOrEqual(budgets.styles);
    const rest = new Set(page.html.match(/\/assets\/rest-[\w-]{6}\.\w+/g));
    expect.soft(await bytesOf([...rest])).toBeLessThanOrEqual(budgets.rest);
    const font = attribute(page, 'link[rel=preload][as=font]', 'href') ?? '';
    expect.soft(await bytesOf([font])).toBeLessThanOrEqual(budgets.font);
  },
);

test.each(builtSite.pages)('$path runs few scripts, all named by the page and its first script', async ({ path }) => {
  const page = pageOf(path);
  const named = all(page, 'script[src]').map((script) => script.getAttribute('src') ?? '');
  const ofIslands = filesIn(page, 'data-scripts');
  const afterPress = filesIn(page, 'data-later');
  const first = readBuilt(named.at(-1)?.slice(1) ?? '');
  const later = page.document.querySelector('video[data-loop], [data-typewriter]')
    ? /attach-moving-parts-[\w-]+\.js/
    : /(?!)/;
  const files = [...new Set([...named, ...ofIslands, ...(later.exec(first) ?? []).map((file) => `/assets/${file}`)])];
  expect(files.length).toBeLessThanOrEqual(budgets.scriptFiles);
  expect(await bytesOf(files)).toBeLessThanOrEqual(budgets.pageScripts);
  expect(afterPress.length).toBeLessThanOrEqual(1);
  expect(await bytesOf(afterPress)).toBeLessThanOrEqual(budgets.laterScripts);
  // All imports are preloaded, so that none waits for its importer.
  for (const file of files) expect(files).toEqual(expect.arrayContaining(importsOf(file)));
  for (const file of afterPress) expect([...files, ...afterPress]).toEqual(expect.arrayContaining(importsOf(file)));
});

const filesIn = (page: ParsedPage, name: string) =>
  all(page, `[${name}]`).flatMap((island) => island.getAttribute(name)?.split(' ') ?? []);

async function bytesOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => sentBytes(file.slice(1))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The files of the build whose address has a form. */
const filesNamed = async (form: RegExp) =>
  (await builtFiles()).map((file) => `/${file}`).filter((file) => form.test(file));

const importsOf = (file: string) =>
  [...readBuilt(file.slice(1)).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`);

test('the list and the code of the chat stay small beside React', async () => {
  const files = await filesNamed(/^\/chat-list\.json$|\/chat-[^/]*\.js$/);
  expect(files).toHaveLength(2);
  const holidays = officeHours.closed.length > 0 ? budgets.holidays : 0;
  expect(await bytesOf(files)).toBeLessThanOrEqual(budgets.chat + holidays);
});

test('a page without an island loads no React', async () => {
  const main = all(pageOf('/about'), 'script[type=module]').map((script) => script.getAttribute('src'));
  expect(main).toHaveLength(1);
});

test.each([
  ['the account menu, which is on every page of a visitor who is logged in,', '/attach-account-menu-'],
  ['the first focus in the newsletter’s form, which is on every page,', '/begin-form-'],
])('%s loads no React', async (_, name) => {
  const files = await filesNamed(new RegExp(name));
  // What is added to the list meanwhile is looked at as well.
  for (const file of files) files.push(...importsOf(file).filter((imported) => !files.includes(imported)));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => file.includes('/react-'))).toEqual([]);
});

test('all scripts together stay small', async () => {
  expect(await bytesOf(await filesNamed(/^\/assets\/.*\.js$/))).toBeLessThanOrEqual(budgets.allScripts);
});

test('what comes when a page has loaded is one small file', async () => {
  const [file = '', ...others] = (await builtFiles()).filter((one) => one.includes('/after-load-'));
  expect(others).toEqual([]);
  expect(await sentBytes(file)).toBeLessThanOrEqual(budgets.afterLoad);
  expect(readBuilt(file)).not.toMatch(/(?:from|import)"/);
});

test('the service worker is small, and a browser that keeps all it may keeps little', async () => {
  expect(await sentBytes(serviceWorkerFile.slice(1))).toBeLessThanOrEqual(budgets.serviceWorker);
  const plainBytes = (file: string) => Buffer.byteLength(readBuilt(file));
  const documents = builtSite.pages.map(({ file }) => plainBytes(file)).toSorted((one, other) => other - one);
  const files = (await builtFiles()).filter((file) => file.startsWith('assets/')).map(plainBytes);
  const most = [...documents.slice(0, mostPages), ...files].reduce((sum, size) => sum + size, 0);
  expect(most).toBeLessThanOrEqual(budgets.kept);
});

test('the SDK of hosted Firebase is in no script of a site that has accounts of its own', async () => {
  const scripts = (await builtFiles()).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => file.includes('hosted-popup') || readBuilt(file).includes('firebase'))).toEqual([]);
});

test('what every page fetches after its document stays small', async () => {
  const files = await filesNamed(/^\/assets\/(?:deferred-.*\.css|icons-.*\.svg)$/);
  expect(files).toHaveLength(2);
  expect(await bytesOf(files)).toBeLessThanOrEqual(budgets.shared);
});

test('one font serves the whole site, and one more what people type', async () => {
  expect(await filesNamed(/\.woff2$/)).toHaveLength(2);
});

test.each([
  ['pictures of app screens', /^assets\//, 'avif', budgets.picture],
  ['the film and what stands in for it', /^images\//, '(?:webm|mp4|webp|svg)', budgets.film],
])('%s are light', async (_what, name, type, most) => {
  const files = (await builtFiles()).filter((file) => name.test(file) && file.match(`\\.${type}$`));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect.soft([file, (await sentBytes(file)) <= most]).toEqual([file, true]);
});
