import { expect, test } from 'vitest';
import { minify } from './optimize-styles.ts';
import { onlyWherePointersHover } from './hover-rules.ts';

test.each([
  ['a rule', '.a:hover .b{top:0}', '@media (hover){.a:hover .b{top:0}}'],
  ['neighbours in one', 'p{&:hover{top:0}& a:hover{left:0}}', 'p{@media (hover){&:hover{top:0}& a:hover{left:0}}}'],
  ['not the other selectors of a rule', 'a:hover,a:focus{top:0}', '@media (hover){a:hover{top:0}}a:focus{top:0}'],
  ['nothing that says so itself', '@media (hover){a:hover{top:0}}', '@media (hover){a:hover{top:0}}'],
  [
    'a rule after or in another query',
    '@media (hover) and (width>9px){p{top:0}}a:hover{top:0}@media print{a:hover{top:1px}}',
    '@media (hover) and (width>9px){p{top:0}}@media (hover){a:hover{top:0}}@media print{@media (hover){a:hover{top:1px}}}',
  ],
  ['no list or negation', 'a:is(:hover,:focus),b:not(:hover){top:0}', 'a:is(:hover,:focus),b:not(:hover){top:0}'],
])('a tap leaves nothing hovered: under the query comes %s', (_, css, expected) => {
  expect(minify(onlyWherePointersHover(css))).toBe(expected);
});
