import { expect, test } from 'vitest';
import { resolveValue } from './values.ts';

const variables = new Map([
  ['--a', 'oklch(100% 0 0)'],
  ['--b', 'var(--a)'],
  ['--on', ''],
  ['--round', 'var(--round)'],
  ['--ink', 'light-dark(oklch(0% 0 0),oklch(100% 0 0))'],
  ['color', 'oklch(0% 0 0)'],
]);
const light = (value: string) => resolveValue(value, variables, 'light');

test.each([
  ['none', 'none'],
  ['1.5px', '1.5px'],
  ['var(--b)', '#fff'],
  ['var(--gone, var(--a))', '#fff'],
  ['var(--on) var(--a)', '#fff'],
  ['var(--gone)', undefined],
  ['var(--ink)', '#000'],
  ['oklch(40% 0.17 264)', '#143ca1'],
  ['oklch(12% 0 0)', '#060606'],
  ['oklch(80% 0.16 78)', '#f5af20'],
  ['color-mix(in oklch, oklch(40% 0.17 264) 66%, oklch(12% 0.06 266))', '#0c2570'],
  ['color-mix(in oklab, oklch(40% 0.17 264) 50%, oklch(80% 0.16 78))', '#837e84'],
  ['oklch(100% 0 0 / 0.5)', '#ffffff80'],
  ['color-mix(in oklch, var(--a) 60%, transparent)', '#fff9'],
  ['color-mix(in oklch, var(--a), var(--ink))', '#636363'],
  ['color-mix(in oklch, currentColor 40%, transparent)', '#0006'],
])('%s is %s', (value, expected) => {
  expect(light(value)).toBe(expected);
});

test('the other theme has the other colours', () => {
  expect(resolveValue('var(--ink)', variables, 'dark')).toBe('#fff');
});

test('the colour of the text is refused where nothing has one', () => {
  expect(() => resolveValue('currentColor', new Map(), 'light')).toThrow('no element above has one');
});

test('custom properties that go in a circle are refused', () => {
  expect(() => light('var(--round)')).toThrow('in a circle');
});
