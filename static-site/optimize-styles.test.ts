import { describe, expect, test } from 'vitest';
import { optimizeStyles } from './optimize-styles.ts';

const own = new Set(['x1_card', 'x1_title', 'x1_gone', 'x2_note']);
const tidied = (html: string, css: string, names: ReadonlySet<string>) => optimizeStyles(html, { css, own: names });
const page = (body: string) => `<html><body>${body}</body></html>`;

describe('the styles of a page', () => {
  test('have no rule for a class of its own that it does not show', () => {
    const { css } = tidied(page('<p class="x1_card">'), '.x1_card{color:red}.x1_gone{color:green}', own);
    expect(css).toContain('red');
    expect(css).not.toContain('green');
  });

  test('keep a rule whose other selector is shown', () => {
    const { css } = tidied(page('<p class="x1_card">'), '.x1_card,.x1_gone{color:red}', own);
    expect(css).toContain('color:red');
  });

  test('keep rules for classes that an island of the page may name: global ones and its own', () => {
    const rules = '.wrap{color:red}.island_open{color:green}';
    expect(tidied(page('<b data-island="menu"></b>'), rules, own).css).toBe(rules);
    expect(tidied(page('<p class="wrap"></p>'), rules, own).css).toBe('.wrap{color:red}');
  });

  test('have no custom property that nothing reads, neither a rule nor an attribute', () => {
    const css = ':root{--read:red;--drawn:blue;--idle:green}.x1_card{color:var(--read)}';
    const html = page('<p class="x1_card"><svg fill="var(--drawn)"></svg></p>');
    const tidy = tidied(html, css, own).css;
    expect(tidy).toContain('--read');
    expect(tidy).toContain('--drawn');
    expect(tidy).not.toContain('--idle');
  });

  test('have no custom property that only a rule or a property reads which goes as well', () => {
    const css = ':root{--base:red;--made:var(--base)}.x1_card{color:blue}.x1_gone{color:var(--made)}';
    expect(tidied(page('<p class="x1_card">'), css, own).css).not.toContain('--');
  });

  test('take no class for a custom property, although the code of a sheet in its name may hold two hyphens', () => {
    const css = '._zE--SW_row:hover{color:red}';
    expect(tidied(page('<p class="_zE--SW_row">'), css, new Set(['_zE--SW_row'])).css).toContain('color:red');
  });

  test('keep a custom property that only the styles elsewhere read', () => {
    const css = ':root{--far:green;--idle:blue}';
    const tidy = optimizeStyles(page(''), { css, own, elsewhere: '._a{color:var(--far)}' }).css;
    expect(tidy).toContain('--far');
    expect(tidy).not.toContain('--idle');
  });

  test('keep a custom property that a style query asks for, with what is said of it', () => {
    const css =
      '@property --seen{syntax:"<integer>";inherits:true;initial-value:0}' +
      '.x1_card{--seen:1}@container style(--seen:1){.x1_title{color:red}}';
    const tidy = tidied(page('<p class="x1_card"><b class="x1_title"></b></p>'), css, own).css;
    expect(tidy).toContain('@property --seen');
    expect(tidy).toContain('{--seen:1}');
  });

  test('keep the keyframes of a rule, whose name no element has as a class', () => {
    const css = '.x1_card{animation:1s x1_fade}@keyframes x1_fade{0%{opacity:0}}';
    const html = page('<p class="x1_card" data-island="menu">');
    expect(tidied(html, css, new Set([...own, 'x1_fade'])).css).toContain('@keyframes x1_fade');
  });

  test('leave the timeline of an animation beside it, as the shorthand takes none', () => {
    const css = '.x1_card{animation:linear x1_fade;animation-timeline:view()}@keyframes x1_fade{0%{opacity:0}}';
    expect(tidied(page('<p class="x1_card">'), css, own).css).toContain('animation-timeline:view()');
  });

  test('are not rewritten for older browsers', () => {
    const css = '.x1_card{color:light-dark(oklch(50% .1 20),red);&:hover{inset:0}}';
    expect(tidied(page('<p class="x1_card">'), css, own).css).toBe(css.replace('x1_card', 'a'));
  });

  test('have no white space around commas and slashes, but in strings', () => {
    const css = '.x1_card{--font:"A, B", serif;font:1px / var(--body) var(--font)}.x1_card:after{content:", " / ""}';
    expect(tidied(page('<p class="x1_card">'), css, own).css).toBe(
      '.a{--font:"A, B",serif;font:1px/var(--body) var(--font)}.a:after{content:", "/""}',
    );
  });

  test('keep every custom property where an island may come to read it', () => {
    const html = page('<div data-island="chart"></div>');
    expect(tidied(html, ':root{--idle:green}', own).css).toContain('--idle');
  });
});

describe('the names of classes', () => {
  const css = '.wrap{margin:0}.x1_card{color:red}.x1_title{color:navy}.x1_card .x1_title{color:green}';

  test('are one letter for the most frequent, the same in HTML and styles', () => {
    const html = page('<p class="x1_card wrap"><b class="x1_title"></b><i class="x1_title"></i></p>');
    const tidy = tidied(html, css, own);
    expect(tidy.html).toBe(page('<p class="b wrap"><b class="a"></b><i class="a"></i></p>'));
    expect(tidy.css).toContain('.b .a{color:green}');
    expect(tidy.css).toContain('.wrap{margin:0}');
  });

  test('are none that global styles or islands use', () => {
    const tidy = tidied(page('<p class="x1_card a">'), '.a{margin:0}.x1_card{color:red}', own);
    expect(tidy.html).toBe(page('<p class="b a">'));
  });

  test('are never two letters, as blockers of advertisements hide those named `ad`', () => {
    const many = Array.from({ length: 120 }, (_, index) => `m_${index}`);
    const html = page(many.map((name) => `<p class="${name}">`).join(''));
    const sheet = many.map((name, index) => `.${name}{order:${index}}`).join('');
    const names = [...tidied(html, sheet, new Set(many)).html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(120);
    for (const name of names) expect(name).toMatch(/^[A-Za-z]\d*$/);
  });

  test('in the words of a page are words', () => {
    expect(tidied(page('<p class="x1_card">.x1_card</p>'), '.x1_card{color:red}', own).html).toContain('>.x1_card<');
  });
});
