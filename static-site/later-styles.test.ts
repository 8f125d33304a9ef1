import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { LaterStyles, laterSheetOf, withLaterStyles } from './later-styles.tsx';
import type { Stylesheets } from './stylesheets.ts';

const sheets: Stylesheets = {
  text: {
    '/bar.module.css': '.b1_bar{color:red}',
    '/foot.later.module.css': '.f1_foot { color: navy } .f1_foot .f1_line { color: green }',
    '/menu.later.module.css': '.m1_menu{animation:1s m1_slide}@keyframes m1_slide{from{opacity:0}}',
  },
  classes: {
    '/bar.module.css': { bar: 'b1_bar' },
    '/foot.later.module.css': { foot: 'f1_foot', line: 'f1_line' },
    '/menu.later.module.css': { menu: 'm1_menu', slide: 'm1_slide' },
  },
  global: [],
  ofIsland: { counter: ['/bar.module.css'] },
};
const sheet = laterSheetOf(sheets);
const mark = renderToStaticMarkup(createElement(LaterStyles));
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('the shared sheet', () => {
  test('has all sheets that come later and no other, with names of one letter that no page gives', () => {
    expect(sheet?.css).toBe(
      '._a{color:navy}._a ._b{color:green}._c{animation:1s m1_slide}@keyframes m1_slide{0%{opacity:0}}',
    );
  });

  test('has a name that changes with its text', () => {
    const text = { ...sheets.text, '/foot.later.module.css': '.f1_foot{color:red}' };
    expect(sheet?.file).toMatch(/^assets\/later-[\w-]{8}\.css$/);
    expect(laterSheetOf({ ...sheets, text })?.file).not.toBe(sheet?.file);
  });

  test('is absent when no sheet comes later', () => {
    expect(laterSheetOf({ ...sheets, classes: {} })).toBeUndefined();
  });

  test('is not for islands', () => {
    const ofIsland = { counter: ['/menu.later.module.css'] };
    expect(() => laterSheetOf({ ...sheets, ofIsland })).toThrow(
      "The island 'counter' imports /menu.later.module.css: only pages may use styles that come later.",
    );
  });
});

describe('a page', () => {
  test('links the sheet where it says so, and has its names', () => {
    const { html, css } = withLaterStyles(page(`<p class="b1_bar">A</p>${mark}<p class="f1_foot wide">B</p>`), sheet);
    expect(html).toBe(
      page(
        `<p class="b1_bar">A</p><link rel="stylesheet" fetchpriority="low" href="/${sheet?.file}"/><p class="_a wide">B</p>`,
      ),
    );
    expect(css).toBe(sheet?.css);
  });

  test('that shows none of its classes links nothing', () => {
    expect(withLaterStyles(page(`<p class="b1_bar">A</p>${mark}`), sheet)).toEqual({
      html: page('<p class="b1_bar">A</p>'),
      css: '',
    });
  });

  test('that shows one of its classes must say where', () => {
    expect(() => withLaterStyles(page('<p class="f1_foot">B</p>'), sheet)).toThrow('without <LaterStyles />');
  });
});
