import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { languages } from '../../contracts/languages.ts';
import { edges, openContext, scrollThrough, tooWide } from '../harness/browser.ts';
import { builtSite, isIndexed, openPages, paths } from '../harness/built-site.ts';
import { all, attribute, parsePage } from '../harness/pages.ts';
import { plainWords, wordsOfStyles } from './plain-words.ts';
import { describeItsAnswers } from './second-language-answers.ts';
import { describeItsScripts } from './second-language-scripts.ts';
import { build, incidents, page, prefix, read, server, serveSecondLanguage } from './second-language-site.ts';
import { browser } from './shared-browser.ts';

serveSecondLanguage();

const fileOf = (address: string) => build.site.pages.find((one) => one.path === address)?.file ?? '';
const pageAt = async (address: string) => parsePage(address, await read(fileOf(address)));
const headAt = async (address: string) => parsePage(address, (await read(fileOf(address))).split('<body')[0] ?? '');

describe('a second language', () => {
  test('has every page, under its prefix, with the headers of the first', () => {
    const own = build.site.pages.filter((one) => one.path.startsWith(`${prefix}/`));
    expect(own.map((one) => one.path.slice(prefix.length))).toEqual(builtSite.pages.map((one) => one.path));
    for (const { path: address, status, headers } of own) {
      const first = build.site.pages.find((one) => prefix + one.path === address);
      expect([status, Object.keys(headers)]).toEqual([first?.status, Object.keys(first?.headers ?? {})]);
    }
    const pictures = Object.keys(build.site.fileHeaders).filter((rule) => /images|cards/.test(rule));
    expect(pictures).toEqual(['/images/*', '/social-cards/*']);
  });

  test('is linked from the first edition and back, and listed in the machine-readable files', async () => {
    for (const address of paths.filter(isIndexed)) {
      const expected = [
        [languages.en.tag, company.origin + address],
        ['en-XA', company.origin + prefix + address],
        ['x-default', company.origin + address],
      ];
      for (const edition of [address, prefix + address]) {
        const links = all(await headAt(edition), 'link[hreflang]');
        expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(expected);
      }
    }
    expect(await read('_redirects')).toMatch(/^\/xa\/\* \/xa\/404\.html 404$/m);
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
    const html = await readFile(path.resolve('dist/about.html'), 'utf8');
    expect(html).not.toContain('hreflang');
  });
});

describe.each(openPages)('$path in a second language', ({ path: address, status }) => {
  test('declares its language, links within its edition, and has no untranslated text', async () => {
    const parsed = await pageAt(prefix + address);
    expect(parsed.document.getAttribute('lang')).toBe('en-XA');
    expect([null, company.origin + prefix + address]).toContain(attribute(parsed, 'link[rel=canonical]', 'href'));
    const shared = /^\/(?:xa\/|favicon|apple-touch-icon|site\.webmanifest|images\/)/;
    const links = all(parsed, '[href^="/"]:not(image), form[action^="/"]').map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    );
    // Only the language link leads to the other edition.
    const toEnglish = all(parsed, `a[hreflang=${languages.en.tag}]`).map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => !shared.test(link))).toEqual(toEnglish);
    expect([[], [address === '/404' ? '/' : address]]).toContainEqual(toEnglish);
    expect(await plainWords(parsed)).toEqual([]);
  });

  test('runs, and has room for longer words at 320 px', async () => {
    incidents.length = 0;
    await page.setViewportSize({ width: 320, height: 1600 });
    await page.goto(prefix + address);
    await scrollThrough(page);
    await expect.poll(() => page.locator('[data-island]:not([data-live])').count()).toBe(0);
    // The 404 page is requested at an unknown address.
    expect(incidents.filter((incident) => status !== 404 || !/^404 for|status of 404/.test(incident))).toEqual([]);
    expect(await plainWords(page)).toEqual([]);
    expect(await wordsOfStyles(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });
});

describe('longer words, in a second language', () => {
  test.each([320, 1280])('leave the pause button of the first heading its place, %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix}/`);
    const icon = page.locator('[data-typewriter] button svg').first();
    await icon.waitFor();
    const { covered, right } = await icon.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const heading = document.createRange();
      heading.selectNodeContents(document.querySelector('h1') ?? element);
      const lines = [...heading.getClientRects()].filter(({ top, bottom }) => top < box.bottom && bottom > box.top);
      return { covered: lines.some((line) => line.right > box.left && line.left < box.right), right: box.right };
    });
    expect(covered).toBe(false);
    expect(right).toBeLessThanOrEqual(width);
  });

  test('leave the mark of the company its size in the bar', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${prefix}/about`);
    const mark = await page.locator('header a').first().locator('svg').boundingBox();
    expect(mark?.width).toBe(32);
    expect(await tooWide(page)).toEqual([]);
  });

  test('wrap in the chips that stand still, where a phone is narrower than a chip', async () => {
    const still = await openContext(browser, server.origin, { reducedMotion: 'reduce' });
    const narrow = await still.context.newPage();
    await narrow.setViewportSize({ width: 320, height: 800 });
    await narrow.goto(`${prefix}/features`);
    const ends = await edges(narrow.locator('#vlogs li:visible'), 'right');
    expect(ends).toHaveLength(25);
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
    await still.context.close();
  });
});

describeItsScripts();
describeItsAnswers();
