import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { DeferredStyles, deferredSheetOf, withDeferredStyles } from './deferred-styles.tsx';
import type { Stylesheets } from './stylesheets.ts';

const sheets: Stylesheets = {
  text: {
    '/bar.module.css': '.b1_bar{color:red}',
    '/foot.deferred.module.css': '.f1_foot { color: navy } .f1_foot .f1_line { color: green }',
    '/menu.deferred.module.css': '.m1_menu{animation:1s m1_slide}@keyframes m1_slide{from{opacity:0}}',
  },
  classes: {
    '/bar.module.css': { bar: 'b1_bar' },
    '/foot.deferred.module.css': { foot: 'f1_foot', line: 'f1_line' },
    '/menu.deferred.module.css': { menu: 'm1_menu', slide: 'm1_slide' },
  },
  global: [],
  ofIsland: { counter: ['/bar.module.css'] },
};
const sheet = deferredSheetOf(sheets);
const mark = renderToStaticMarkup(createElement(DeferredStyles));
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('the shared sheet', () => {
  test('has all sheets that come later and no other, with names of one letter that no page gives', () => {
    expect(sheet.css).toBe(
      '._a{color:navy}._a ._b{color:green}._c{animation:1s m1_slide}@keyframes m1_slide{0%{opacity:0}}',
    );
  });

  test('has a name that changes with its text', () => {
    const text = { ...sheets.text, '/foot.deferred.module.css': '.f1_foot{color:red}' };
    expect(sheet.file).toMatch(/^assets\/deferred-[\w-]{6}\.css$/);
    expect(deferredSheetOf({ ...sheets, text }).file).not.toBe(sheet.file);
  });

  test('is not for islands', () => {
    const ofIsland = { counter: ['/menu.deferred.module.css'] };
    expect(() => deferredSheetOf({ ...sheets, ofIsland })).toThrow(
      "The island 'counter' imports /menu.deferred.module.css: only pages may use styles that come later.",
    );
  });
});

describe('a page', () => {
  const bar = '<p class="b1_bar">A</p>';

  test('links the sheet where it says so, and has its names', () => {
    const { html, css } = withDeferredStyles(page(`${bar}${mark}<p class="f1_foot wide">B</p>`), sheet);
    const link = `<link rel="stylesheet" fetchpriority="low" href="/${sheet.file}"/>`;
    expect(html).toBe(page(`${bar}${link}<p class="_a wide">B</p>`));
    expect(css).toBe(sheet.css);
  });

  test('that shows none of its classes links nothing', () => {
    expect(withDeferredStyles(page(`${bar}${mark}`), sheet)).toEqual({ html: page(bar), css: '' });
  });

  test('that shows one of its classes must say where', () => {
    expect(() => withDeferredStyles(page('<p class="f1_foot">B</p>'), sheet)).toThrow('without <DeferredStyles />');
  });
});
