import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../../content/guide.ts';
import { guides } from '../../content/guides.ts';
import { GuidePage } from './guide.tsx';

const list: readonly Guide[] = Object.values(guides);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describe.each(list)('the guide at $path', (guide) => {
  const html = renderToStaticMarkup(<GuidePage guide={guide} />);
  const ids = all(html, / id="([^"]+)"/g);

  it('has one first-level heading, its own name', () => {
    expect(all(html, /<h1[^>]*>([^<]*)<\/h1>/g)).toEqual([guide.heading]);
  });

  it('opens with its own drawing and names the three numbered parts', () => {
    expect(html).toContain(`role="img" aria-label="${escaped(guide.figure.alt)}"`);
    for (const part of guide.figure.key) expect(html).toContain(`<li>${part}</li>`);
    expect(html).toMatch(/<text[^>]*>1<\/text>/);
    expect(html).toMatch(/<text[^>]*>2<\/text>/);
    expect(html).toMatch(/<text[^>]*>3<\/text>/);
  });

  it('gives no id twice', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('lists every section, the check list and the sources in its table of contents', () => {
    const contents = /aria-labelledby="contents">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    const targets = all(contents, /href="#([^"]+)"/g);
    expect(targets).toEqual([...guide.sections.map(({ id }) => id), 'check-list', 'sources']);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('leads every mark to a source of its list', () => {
    const marks = all(html, /href="#(source-\d+)"/g);
    expect(marks.length).toBeGreaterThanOrEqual(guide.sources.length);
    expect(marks.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => id.startsWith('source-'))).toHaveLength(guide.sources.length);
  });

  it('gives its tables a caption and scoped headers', () => {
    const tables = all(html, /<table[^>]*>(.*?)<\/table>/gs);
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      expect(table).toMatch(/^<caption>[^<]+<\/caption>/);
      expect(all(table, /<th ([^>]*)>/g).filter((attributes) => !/scope="(col|row)"/.test(attributes))).toEqual([]);
    }
  });

  it('opens sources in a new tab without handing them the page', () => {
    const links = all(html, /<a ([^>]*href="https:[^>]*)>/g);
    expect(links.length).toBeGreaterThanOrEqual(guide.sources.length);
    expect(links.filter((link) => !link.includes('rel="noopener"'))).toEqual([]);
  });

  it('has a box for each thing to do, and no script', () => {
    expect(all(html, /<input (type="checkbox")/g)).toHaveLength(guide.checkList.items.length);
    expect(html).not.toMatch(/<script|data-island| style="/);
  });

  it('says on which day it was checked, in words and for machines', () => {
    expect(html).toContain('<time dateTime="2026-11-20">20 November 2026</time>');
  });

  it('stands among the nine guides and leads to the ones beside it', () => {
    const walk = /<nav[^>]*aria-label="All SEO guides">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    const at = list.indexOf(guide);
    expect(all(walk, /<li><a href="([^"]+)"/g)).toEqual(list.map(({ path }) => path));
    expect(walk).toContain(`href="${guide.path}" aria-current="page"`);
    expect(all(walk, /href="([^"]+)" rel="prev"/g)).toEqual(at > 0 ? [list[at - 1]?.path] : []);
    expect(all(walk, /href="([^"]+)" rel="next"/g)).toEqual(at < 8 ? [list[at + 1]?.path] : []);
  });

  it('hands over to the service, to us and to the guides to read next', () => {
    for (const href of [
      guide.closing.service.href,
      guide.closing.contact.href,
      ...guide.related.map(({ link }) => link.href),
    ])
      expect(html).toContain(`href="${href}"`);
  });
});
