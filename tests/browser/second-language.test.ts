import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { guides } from '../../content/guides.ts';
import { aiDepth } from '../../content/pages/ai-depth.ts';
import { aiGlance } from '../../content/pages/ai-glance.ts';
import { buildSite, type OtherBuild } from '../harness/build-site.ts';
import { openContext, overflow, widest } from '../harness/browser.ts';
import { builtSite, isIndexed, openPages, paths } from '../harness/built-site.ts';
import { all, attribute, parsePage, type ParsedPage } from '../harness/pages.ts';
import { startStaticHost } from '../harness/static-host.ts';
import { browser, useBrowser } from './shared-browser.ts';

// The site in English and in a language made of it: every word has accents, is two fifths longer and stands between « and ».
const prefix = '/xa';
let build: OtherBuild;
let host: Awaited<ReturnType<typeof startStaticHost>>;
let page: Page;
useBrowser();
beforeAll(async () => {
  build = await buildSite({ SITE_LANGUAGES: 'en,xa' });
  host = await startStaticHost(build);
  const { context } = await openContext(browser, host.origin, { viewport: { width: 320, height: 640 } });
  page = await context.newPage();
}, 120_000);
afterAll(async () => {
  host.stop();
  await build.remove();
});

const read = (file: string) => readFile(path.join(build.dist, file), 'utf8');
const fileOf = (address: string) => build.site.pages.find((one) => one.path === address)?.file ?? '';
const pageAt = async (address: string) => parsePage(address, await read(fileOf(address)));

/** What is called so in every language. */
const names = new Set(
  [...Object.values(guides), aiGlance, aiDepth]
    .flatMap(({ sources }) => sources.flatMap(({ title, publisher }) => [title, publisher]))
    .concat(company.name, company.tagline, company.addressLine, company.email, 'Google', 'GitHub', 'Facebook'),
);
const isName = (text: string) =>
  names.has(text.replace(/,$/, '')) ||
  /^(?:[\d.,]+ (?:k?m|ms)|(?:Mumbai|Virginia) \d+ ms|answer--\w+--here)$/.test(text);
/** Of machines: what they are told, and dates, which the platform words. */
const ofMachines = 'script, style, code, time, .visually-hidden[translate=no]';
const spokenAttributes = ['alt', 'title', 'aria-label', 'aria-roledescription', 'aria-description', 'placeholder'];

/** A text may have been put into another one. A title is cut at its bar, and a text around its link: one mark is then missing. */
function withoutMarked(text: string): string {
  const less = text.replaceAll(/«[^«»]*(?:»|$)|^[^«»]*»/g, ' ');
  return less === text ? text : withoutMarked(less);
}

/** Everything that a reader reads or hears and that the language did not give. */
function plainWords({ document }: ParsedPage): string[] {
  const texts: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (element.closest(ofMachines)) continue;
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) if (child.nodeType === 3) texts.push(child.textContent);
  }
  for (const meta of document.querySelectorAll('meta[name=description], meta[property="og:title"]'))
    texts.push(meta.getAttribute('content') ?? '');
  return texts.map((text) => withoutMarked(text).trim()).filter((text) => /\p{L}{2}/u.test(text) && !isName(text));
}

describe('a second language', () => {
  test('has every page, under its prefix, with the headers of the first', () => {
    const own = build.site.pages.filter((one) => one.path.startsWith(`${prefix}/`));
    expect(own.map((one) => one.path.slice(prefix.length))).toEqual(builtSite.pages.map((one) => one.path));
    for (const { path: address, status, headers } of own) {
      const first = build.site.pages.find((one) => prefix + one.path === address);
      expect([status, Object.keys(headers)]).toEqual([first?.status, Object.keys(first?.headers ?? {})]);
    }
  });

  test('is named by both, for those who look for theirs, and in the files for machines', async () => {
    for (const address of paths.filter(isIndexed)) {
      const expected = [
        ['en-IN', company.origin + address],
        ['en-XA', company.origin + prefix + address],
        ['x-default', company.origin + address],
      ];
      for (const edition of [address, prefix + address]) {
        const links = all(await pageAt(edition), 'link[hreflang]');
        expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(expected);
      }
    }
    expect(await read('robots.txt')).toContain(`Sitemap: ${company.origin}${prefix}/sitemap.xml`);
    expect(await read('xa/sitemap.xml')).toContain(`<loc>${company.origin}${prefix}/about</loc>`);
    const found = JSON.parse(await read('xa/search-index.json')) as { pages: { path: string; title: string }[] };
    expect(found.pages[0]).toEqual({
      path: `${prefix}/`,
      title: expect.stringMatching(/^«.*»$/) as string,
      description: expect.stringMatching(/^«/) as string,
    });
  });

  test('is absent from a site of one language', async () => {
    const html = await readFile(path.resolve('dist/about/index.html'), 'utf8');
    expect(html).not.toContain('hreflang');
  });
});

describe.each(openPages)('$path in a second language', ({ path: address }) => {
  test('says so, stays within it, and has no word of the first', async () => {
    const parsed = await pageAt(prefix + address);
    expect(parsed.document.getAttribute('lang')).toBe('en-XA');
    expect([null, company.origin + prefix + address]).toContain(attribute(parsed, 'link[rel=canonical]', 'href'));
    const shared = /^\/(?:xa\/|favicon|apple-touch-icon|site\.webmanifest|images\/)/;
    const links = all(parsed, '[href^="/"], form[action^="/"]').map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    );
    expect(links.filter((link) => !shared.test(link))).toEqual([]);
    expect(plainWords(parsed)).toEqual([]);
  });

  test('has room for longer words at 320 px', async () => {
    await page.goto(prefix + address);
    const tooWide = await overflow(page);
    expect({ tooWide, because: tooWide > 0 ? await widest(page) : [] }).toEqual({ tooWide: 0, because: [] });
  });
});
