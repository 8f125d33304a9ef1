import { expect, test } from 'vitest';
import { styleRules } from './style-rules.ts';

const read = (css: string) =>
  styleRules(css).map(({ selector, declarations }) => [selector, Object.fromEntries(declarations)]);

test('rules come in the order of their layers, and within a layer as they are written', () => {
  const css = '@layer base,late;@layer late{.a{fill:red}}@layer base{.a{fill:blue}.b{fill:green}}';
  expect(read(css)).toEqual([
    ['.a', { fill: '#00f' }],
    ['.b', { fill: 'green' }],
    ['.a', { fill: 'red' }],
  ]);
});

test('rules outside every layer come last', () => {
  expect(read('.a{fill:red}@layer x,y;@layer y{.a{fill:blue}}').at(-1)).toEqual(['.a', { fill: 'red' }]);
});

test('nested rules stand alone, with their parent in the selector', () => {
  expect(read('.a{fill:red;& text{fill:blue}&.on{fill:green}.b{x:y}}')).toEqual([
    ['.a', { fill: 'red' }],
    ['.a text', { fill: '#00f' }],
    ['.a.on', { fill: 'green' }],
    ['.a .b', { x: 'y' }],
  ]);
});

test('each selector of a list, and each choice of :is(), has a rule', () => {
  const selectors = read('.a,.b:is(.c,[d],:not(.e)){fill:red}').map(([selector]) => selector);
  expect(selectors).toEqual(['.a', '.b.c', '.b[d]', '.b:not(.e)']);
});

test('what depends on the screen, on time or on a pointer is left out', () => {
  expect(read('@media (width<40rem){.a{fill:red}}@keyframes k{to{fill:red}}@font-face{src:url(x;y)}')).toEqual([]);
});

test('values keep what stands in brackets and quotes', () => {
  expect(read('.a{fill:url("data:;{}");font:560 12px/1 var(--f)}')).toEqual([
    ['.a', { fill: 'url("data:;{}")', font: '560 12px/1 var(--f)' }],
  ]);
});
