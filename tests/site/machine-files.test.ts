import { describe, expect, inject, test } from 'vitest';
import { company } from '../../content/company.ts';
import { pictureCaching } from '../../contracts/picture-caching.ts';
import { builtFiles, builtSite, isIndexed, paths, readBuilt } from '../harness/built-site.ts';
import { all, pageOf } from '../harness/pages.ts';

const origin = inject('origin');
const read = async (address: string) => (await fetch(new URL(address, origin))).text();

test('the site map for search engines lists exactly the indexed addresses', async () => {
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toEqual(paths.filter(isIndexed).map((path) => `${company.origin}${path}`));
});

test('robots.txt names the site map', async () => {
  expect(await read('/robots.txt')).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
});

test('security.txt says whom to tell of a weakness, for less than a year', async () => {
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

test('the manifest parses, and its icons are there', async () => {
  const manifest = JSON.parse(await read('/site.webmanifest')) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toContain(company.name);
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, origin))).status).toBe(200);
});

test('search engines find every question of /faq with its answer', () => {
  const [script] = all(pageOf('/faq'), 'script[type="application/ld+json"]');
  const graph = JSON.parse(script?.textContent ?? '{}') as { '@graph': { '@type': string; mainEntity?: unknown[] }[] };
  const questions = graph['@graph'].find((node) => node['@type'] === 'FAQPage')?.mainEntity;
  expect(questions).toHaveLength(all(pageOf('/faq'), '#faq details').length);
  expect(questions).toHaveLength(7);
});

describe('a static host', () => {
  const headers = readBuilt('_headers');

  test.each(paths)('is told the headers of %s', (path) => {
    const policy = builtSite.pages.find((page) => page.path === path)?.headers['content-security-policy'];
    expect(headers).toContain(`${path}\n`);
    expect(headers).toContain(`content-security-policy: ${policy}`);
  });

  test('is told how long pictures and films may be kept', () => {
    for (const folder of ['/images/*', '/social-cards/*']) {
      expect(headers).toContain(`${folder}\n  cache-control: ${pictureCaching}\n`);
    }
  });

  test('is told the redirects', () => {
    expect(readBuilt('_redirects')).toContain('/ai-glance /Ai-Glance 308');
  });

  test('finds 404.html and a compressed copy of every page', async () => {
    const files = new Set(await builtFiles());
    expect(files).toContain('404.html');
    for (const { file } of builtSite.pages) expect.soft(files).toContain(file);
  });
});
