import { describe, expect, test } from 'vitest';
import { optimizeStyles } from './optimize-styles.ts';

const own = new Set(['x1_card', 'x1_title', 'x1_gone', 'x1_fade', '_zE--SW_row']);
const optimized = (html: string, css: string) => optimizeStyles(html, { css, own });
const page = (body: string) => `<html><body>${body}</body></html>`;
const card = '<p class="x1_card"></p>';

test.each([
  ['no rule for a class of its own that it does not show', card, '.x1_card{top:0}.x1_gone{top:1px}', '.a{top:0}'],
  ['a rule whose other selector is shown', card, '.x1_card,.x1_gone{top:0}', '.a,.b{top:0}'],
  ['the rules an island may name', '<b data-island="x"></b>', '.wrap{top:0}.a{top:1px}', '.wrap{top:0}.a{top:1px}'],
  ['no global rules that it does not show', '<p class="wrap"></p>', '.wrap{top:0}.open{top:1px}', '.wrap{top:0}'],
  [
    'no custom property that nothing reads, neither a rule nor an attribute',
    '<p class="x1_card"><svg fill="var(--drawn)"></svg></p>',
    ':root{--read:red;--drawn:blue;--idle:green}.x1_card{color:var(--read)}',
    ':root{--read:red;--drawn:blue}.a{color:var(--read)}',
  ],
  [
    'no custom property that only a rule or a property reads which goes as well',
    card,
    ':root{--base:red;--made:var(--base)}.x1_card{top:0}.x1_gone{color:var(--made)}',
    '.a{top:0}',
  ],
  ['every property that an island may read', '<b data-island="x"></b>', ':root{--idle:red}', ':root{--idle:red}'],
  [
    'a rule for a class that holds two hyphens, as the code of a sheet in its name may, but no custom property',
    '<p class="_zE--SW_row"></p>',
    '._zE--SW_row:hover{top:0}',
    '.a:hover{top:0}',
  ],
  [
    'a custom property that a style query asks for, with what is said of it',
    '<p class="x1_card"><b class="x1_title"></b></p>',
    '@property --seen{syntax:"<integer>";inherits:true;initial-value:0}.x1_card{--seen:1}@container style(--seen:1){.x1_title{top:0}}',
    '@property --seen{syntax:"<integer>";inherits:true;initial-value:0}.a{--seen:1}@container style(--seen:1){.b{top:0}}',
  ],
  [
    'the keyframes of a rule, whose name no element has as a class',
    '<p class="x1_card" data-island="x"></p>',
    '.x1_card{animation:1s x1_fade}@keyframes x1_fade{0%{opacity:0}}',
    '.a{animation:1s x1_fade}@keyframes x1_fade{0%{opacity:0}}',
  ],
  [
    'the timeline of an animation beside it, as the shorthand takes none',
    card,
    '.x1_card{animation:linear x1_fade;animation-timeline:view()}@keyframes x1_fade{0%{opacity:0}}',
    '.a{animation:linear x1_fade;animation-timeline:view()}@keyframes x1_fade{0%{opacity:0}}',
  ],
  [
    'nothing that is rewritten for older browsers',
    card,
    '.x1_card{color:light-dark(oklch(50% .1 20),red);&:hover{inset:0}}',
    '.a{color:light-dark(oklch(50% .1 20),red);&:hover{inset:0}}',
  ],
  [
    'no white space around commas and slashes, but in strings',
    card,
    '.x1_card{--font:"A, B", serif;font:1px / var(--body) var(--font)}.x1_card:after{content:", " / ""}',
    '.a{--font:"A, B",serif;font:1px/var(--body) var(--font)}.a:after{content:", "/""}',
  ],
])('the styles of a page have %s', (_, body, css, expected) => {
  expect(optimized(page(body), css).css).toBe(expected);
});

test('the styles of a page have a custom property that only the styles elsewhere read', () => {
  const css = ':root{--far:red;--idle:blue}';
  expect(optimizeStyles(page(''), { css, own, elsewhere: '._a{color:var(--far)}' }).css).toBe(':root{--far:red}');
});

describe('the names of classes', () => {
  const css = '.wrap{margin:0}.x1_card{color:red}.x1_title{color:navy}.x1_card .x1_title{color:green}';

  test('are one letter for the most frequent, the same in HTML and styles', () => {
    const html = page('<p class="x1_card wrap"><b class="x1_title"></b><i class="x1_title"></i></p>');
    const result = optimized(html, css);
    expect(result.html).toBe(page('<p class="b wrap"><b class="a"></b><i class="a"></i></p>'));
    expect(result.css).toContain('.b .a{color:green}');
    expect(result.css).toContain('.wrap{margin:0}');
  });

  test('are none that global styles or islands use', () => {
    const result = optimized(page('<p class="x1_card a">'), '.a{margin:0}.x1_card{color:red}');
    expect(result.html).toBe(page('<p class="b a">'));
  });

  test('are never two letters, as blockers of advertisements hide those named `ad`', () => {
    const many = Array.from({ length: 120 }, (_, index) => `m_${index}`);
    const html = page(many.map((name) => `<p class="${name}">`).join(''));
    const sheet = many.map((name, index) => `.${name}{order:${index}}`).join('');
    const result = optimizeStyles(html, { css: sheet, own: new Set(many) });
    const names = [...result.html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(120);
    for (const name of names) expect(name).toMatch(/^[A-Za-z]\d*$/);
  });

  test('in the words of a page are words', () => {
    expect(optimized(page('<p class="x1_card">.x1_card</p>'), '.x1_card{color:red}').html).toContain('>.x1_card<');
  });
});
