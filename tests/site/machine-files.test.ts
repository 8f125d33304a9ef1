import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { company } from '../../content/company.ts';
import { pictureCaching } from '../../contracts/file-headers.ts';
import { aiDepth } from '../../content/pages/ai-depth.ts';
import { aiGlance } from '../../content/pages/ai-glance.ts';
import { guides } from '../../content/guides.ts';
import { builtFiles, builtSite, isIndexed, paths, readBuilt } from '../harness/built-site.ts';
import { missingProfile } from '../../content/team.ts';
import recorded from '../../content/page-dates.json' with { type: 'json' };
import { markdownFile } from '../../site/page.ts';
import { fingerprint, type PageDates } from '../../site/page-dates.ts';
import { all, attribute, pageOf, parsePage, wordsOf } from '../harness/pages.ts';

const origin = inject('origin');
/** The letters of a text, since Markdown adds punctuation between words. */
const squeezed = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const read = async (address: string) => (await fetch(new URL(address, origin))).text();

test('the site map lists exactly the indexed addresses, and tells when their words changed, as far as that is recorded', async () => {
  expect(await read('/robots.txt')).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  const days = new Map(
    [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, address = '', day]) => [address.slice(company.origin.length), day],
    ),
  );
  expect([...days.keys()]).toEqual(paths.filter(isIndexed));
  const record: PageDates = recorded;
  for (const path of paths.filter(isIndexed)) {
    const { words, day } = record[path] ?? {};
    const twin = await read(`/${markdownFile(path)}`);
    const isCurrent = words === fingerprint(twin);
    expect.soft([path, days.get(path)]).toEqual([path, isCurrent ? day : undefined]);
    // The days are recorded under the origin of a trial, and hold under every other one.
    expect.soft(fingerprint(twin.replaceAll(company.origin, 'https://www.test'))).toBe(fingerprint(twin));
  }
  expect([...days.values()].filter(Boolean)).not.toEqual([]);
});

describe.each(paths.filter(isIndexed))('the words of %s', (path) => {
  const twin = readBuilt(markdownFile(path));

  test('can be read as Markdown: every heading and every link', () => {
    const page = pageOf(path);
    // Repeated text in drawings is left out of the Markdown.
    const shown = all(page, 'main :is(h1, h2, h3)').filter(
      (heading) => !heading.closest('[aria-hidden=true], button') && !heading.querySelector('[aria-hidden=true]'),
    );
    const missing = shown.map(wordsOf).filter((heading) => !squeezed(twin).includes(squeezed(heading)));
    expect(missing).toEqual([]);
    const links = all(page, 'main a[href^="/"]').filter(
      (link) => !link.closest('[aria-hidden=true], [data-needs-script], nav, noscript, button, label'),
    );
    const dead = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !twin.includes(`](${company.origin}${href})`));
    // Those of profiles that are not public yet tell a program nothing.
    expect(dead.filter((href) => href !== missingProfile)).toEqual([]);
    expect(twin).not.toContain(missingProfile);
    expect(twin.match(/\[(?!\d+\]|[^\]]+\]\()[^\]]*\]?/g)).toBeNull();
    const hidden = all(page, 'main :is([data-needs-script], [hidden], [role=status])').map(wordsOf);
    expect(hidden.filter((words) => words !== '' && squeezed(twin).includes(squeezed(words)))).toEqual([]);
    for (const term of all(page, 'main li dt').map(wordsOf)) expect(twin).toContain(`${term}: `);
    for (const typed of all(page, 'main kbd').map(wordsOf)) expect(twin).toContain(`_${typed}_`);
    expect(twin).not.toMatch(/&(?:amp|quot|lt|gt|#x27);/);
    // A reader of Markdown drops what goes beyond the columns of the head.
    const rows = twin.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    const columns = rows.map((row) => row.split(/(?<!\\)\|/).length - 2);
    expect(columns).toEqual(all(page, 'main tr').map((row) => row.querySelectorAll('td, th').length));
  });

  test('are named by the page and in llms.txt', async () => {
    expect(attribute(pageOf(path), 'link[type="text/markdown"]', 'href')).toBe(`/${markdownFile(path)}`);
    expect(await read('/llms.txt')).toContain(`](${company.origin}/${markdownFile(path)}): `);
    const answer = await fetch(new URL(`/${markdownFile(path)}`, origin));
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });
});

test('an article says one day in its data and in the feed, and no earlier one than the site map', async () => {
  const feed = await read('/feed.xml');
  const sitemap = await read('/sitemap.xml');
  for (const { path, updated } of [...Object.values(guides), aiGlance, aiDepth]) {
    const day = /"dateModified":"(.*?)"/.exec(pageOf(path).html)?.[1] ?? '';
    const known = sitemap.split(`${path}</loc><lastmod>`)[1]?.slice(0, 10) ?? '';
    expect.soft([path, day >= known && day >= updated]).toEqual([path, true]);
    expect.soft([path, feed.split(`${path}</id><updated>`)[1]?.slice(0, 10)]).toEqual([path, day]);
  }
});

test.each(['/privacy', '/terms', '/accessibility', '/security'])(
  '%s names no earlier day of its last change than the site map',
  async (path) => {
    const known = (await read('/sitemap.xml')).split(`${path}</loc><lastmod>`)[1]?.slice(0, 10) ?? '';
    const said = attribute(pageOf(path), 'main time', 'datetime') ?? '';
    expect([said, known].toSorted()).toEqual([known, said]);
  },
);

test('the feed has every guide, the last changed first', async () => {
  const feed = await read('/feed.xml');
  const days = [...feed.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/g)].map((match) => match[1] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  const named = [...feed.matchAll(/<entry>.*?<link href="(.*?)"/g)].map((match) =>
    match[1]?.slice(company.origin.length),
  );
  expect(named.toSorted()).toEqual([...Object.keys(guides), '/Ai-Glance', '/Ai-Depth'].toSorted());
  for (const path of Object.keys(guides))
    expect(attribute(pageOf(path), 'link[type="application/atom+xml"]', 'href')).toBe('/feed.xml');
  // A reader lists feeds by their titles, where a company's name alone says nothing.
  const [title] = all(parsePage('/feed.xml', feed), 'title').map(wordsOf);
  expect(title?.split(`${company.name}: `)).toEqual(['', expect.stringMatching(/./)]);
});

describe('links are followed ahead of the click', () => {
  const name = builtSite.pages[0]?.headers['speculation-rules'] ?? '';
  const file = name.slice(1, -1);
  type Rules = Record<'prefetch' | 'prerender', { where: { href_matches: string[] } }[]>;

  test('by rules that every page names and that never change under their name', async () => {
    expect(new Set(builtSite.pages.map(({ headers }) => headers['speculation-rules']))).toEqual(new Set([name]));
    const answer = await fetch(new URL(file, origin));
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(readBuilt('_headers')).toContain(`${file}\n  content-type: application/speculationrules+json\n`);
  });

  test('but never to accounts, answers to forms or calls', () => {
    const { prefetch, prerender } = JSON.parse(readBuilt(file.slice(1))) as Rules;
    const named = [...prefetch, ...prerender].flatMap(({ where }) => where.href_matches);
    const unsafe = new Set<string>(['/login', '/signup', '/forgot-password', '/offline', '/notFound']);
    expect(named.filter((path) => /[*:?(]/.test(path) || unsafe.has(path))).toEqual([]);
    expect(new Set(named)).toEqual(new Set(paths.filter((path) => !unsafe.has(path))));
  });
});

test('security.txt names a contact for vulnerabilities, and expires in less than a year', async () => {
  const lines = (await read('/.well-known/security.txt')).trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) as Record<string, string>;
  expect(fields).toMatchObject({
    Contact: `mailto:${company.email}`,
    Canonical: `${company.origin}/.well-known/security.txt`,
    Policy: `${company.origin}/security`,
  });
  const left = Date.parse(fields['Expires'] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60_000);
});

test('the manifest parses, its icons are there, and browsers that ask for /favicon.ico get one', async () => {
  const manifest = JSON.parse(await read('/site.webmanifest')) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toContain(company.name);
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, origin))).status).toBe(200);
  const answer = await fetch(new URL('/favicon.ico', origin));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

describe('a static host', () => {
  const headers = readBuilt('_headers');

  test('is told the headers of pages, of pictures and films, of Markdown and of a drawing opened on its own', () => {
    for (const path of paths) {
      const policy = builtSite.pages.find((page) => page.path === path)?.headers['content-security-policy'];
      expect.soft(headers).toContain(`${path}\n`);
      expect.soft(headers).toContain(`content-security-policy: ${policy}`);
    }
    for (const folder of ['/images/*', '/social-cards/*'])
      expect(headers).toContain(`${folder}\n  cache-control: ${pictureCaching}\n`);
    // Cloudflare reads the first hundred rules: a page's own can be missed, those of many files cannot.
    expect(headers.indexOf('\n/images/*\n')).toBeLessThan(headers.indexOf('\n/about\n'));
    expect(headers).toContain('/*.md\n  x-robots-tag: noindex\n');
    expect(headers).toContain("/*.svg\n  content-security-policy: default-src 'none'; ");
  });

  test('is told the redirects, and finds 404.html and a file of every page', async () => {
    expect(readBuilt('_redirects')).toContain('/ai-glance /Ai-Glance 308');
    const files = new Set(await builtFiles());
    expect(files).toContain('404.html');
    for (const { file } of builtSite.pages) expect.soft(files).toContain(file);
  });

  test('is given no file that no page needs, and compressed copies that are as their file', async () => {
    const files = await builtFiles();
    const styles = files.filter(
      (file) => file.endsWith('.css') && !/^assets\/(?:deferred|rest)-|older\.css$/.test(file),
    );
    expect([...styles, ...files.filter((file) => file.startsWith('.vite/'))]).toEqual([]);
    const copy = (ending: string) => readFileSync(new URL(`../../dist/faq.html${ending}`, import.meta.url));
    expect([brotliDecompressSync(copy('.br')), gunzipSync(copy('.gz'))]).toEqual([copy(''), copy('')]);
  });
});
