import { expect, test } from 'vitest';
import { splitStyles } from './rest-styles.ts';

test.each([
  [
    'those without a class and those of the classes it shows',
    'h2{margin:0}.top{color:red}.top,.low{top:0}.top .low,.low{color:green}',
    'h2{margin:0}.top{color:red}.top,.low{top:0}',
    '.top .low,.low{color:green}',
  ],
  [
    'a rule with all that stands in it, and the conditions around it',
    '@layer a{@media (width>=4em){.top{color:red;&:has(.low){color:navy}}.low{color:green}}}@supports (top:0){@container (width>=4em){.low{top:0}}}',
    '@layer a{@media (width>=4em){.top{color:red;&:has(.low){color:navy}}}}',
    '@layer a{@media (width>=4em){.low{color:green}}}@supports (top:0){@container (width>=4em){.low{top:0}}}',
  ],
  [
    'the order of layers and the fonts',
    '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}.low{color:green}',
    '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}',
    '.low{color:green}',
  ],
  [
    'the keyframes that they name, and no others',
    '.top{animation:1s rise}@keyframes rise{0%{opacity:0}}.low{animation:1s sink}@keyframes sink{0%{opacity:0}}',
    '.top{animation:1s rise}@keyframes rise{0%{opacity:0}}',
    '.low{animation:1s sink}@keyframes sink{0%{opacity:0}}',
  ],
  [
    'no custom property that only the rest reads: it is set there, by the same rules',
    ':root{--top:red;--low:green;--base:1px}.top{color:var(--top)}.low{color:var(--low);margin:var(--base)}',
    ':root{--top:red}.top{color:var(--top)}',
    ':root{--low:green;--base:1px}.low{color:var(--low);margin:var(--base)}',
  ],
  ['a custom property that an attribute of the first part reads', ':root{--ink:red}', ':root{--ink:red}', ''],
  ['nothing that is for paper', '.top{top:0}@media print{.top{top:1px}}', '.top{top:0}', '@media print{.top{top:1px}}'],
])('the styles of the first part have %s', (_, css, first, rest) => {
  expect(splitStyles(css, '<p class="top"><svg fill="var(--ink)"></svg></p>')).toEqual({ first, rest });
});
