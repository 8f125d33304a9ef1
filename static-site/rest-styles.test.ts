import { describe, expect, test } from 'vitest';
import { splitStyles } from './rest-styles.ts';

const html = '<p class="top"></p>';

describe('the styles of the first part', () => {
  test('are those without a class and those of the classes it shows', () => {
    const { first, rest } = splitStyles('h2{margin:0}.top{color:red}.top .low,.low{color:green}', html);
    expect(first).toBe('h2{margin:0}.top{color:red}');
    expect(rest).toBe('.top .low,.low{color:green}');
  });

  test('have a rule with all that stands in it, and the conditions around it', () => {
    const css = '@layer a{@media (width>=4em){.top{color:red;&:has(.low){color:navy}}.low{color:green}}}';
    const { first, rest } = splitStyles(css, html);
    expect(first).toBe('@layer a{@media (width>=4em){.top{color:red;&:has(.low){color:navy}}}}');
    expect(rest).toBe('@layer a{@media (width>=4em){.low{color:green}}}');
  });

  test('have the order of layers and the fonts', () => {
    const css = '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}.low{color:green}';
    expect(splitStyles(css, html).first).toContain('@layer a,b;@font-face');
  });

  test('have the keyframes that they name, and no others', () => {
    const css =
      '.top{animation:1s rise}@keyframes rise{0%{opacity:0}}.low{animation:1s sink}@keyframes sink{0%{opacity:0}}';
    const { first, rest } = splitStyles(css, html);
    expect(first).toBe('.top{animation:1s rise}@keyframes rise{0%{opacity:0}}');
    expect(rest).toBe('.low{animation:1s sink}@keyframes sink{0%{opacity:0}}');
  });

  test('leave to the rest the custom properties that only it reads, set by the same rules', () => {
    const css =
      ':root{--top:red;--low:green;--base:1px}.top{color:var(--top)}.low{color:var(--low);margin:var(--base)}';
    const { first, rest } = splitStyles(css, html);
    expect(first).toBe(':root{--top:red}.top{color:var(--top)}');
    expect(rest).toBe(':root{--low:green;--base:1px}.low{color:var(--low);margin:var(--base)}');
  });

  test('have a custom property that an attribute of the first part reads', () => {
    expect(splitStyles(':root{--ink:red}', '<svg fill="var(--ink)"></svg>').first).toBe(':root{--ink:red}');
  });

  test('have nothing that is for paper', () => {
    const { first, rest } = splitStyles('.top{color:red}@media print{.top{color:navy}}', html);
    expect(first).toBe('.top{color:red}');
    expect(rest).toBe('@media print{.top{color:navy}}');
  });
});
