import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('commas, quotes and line breaks stay within their cell', () => {
  expect(
    csv([
      ['name', 'n'],
      ['a, "b"\nc', 1],
    ]),
  ).toBe('name,n\r\n"a, ""b""\nc",1\r\n');
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'a cell that a spreadsheet would take for a formula by its %s is text',
  (sign) => {
    expect(csv([[], [`${sign}1`]])).toBe(`\r\n'${sign}1\r\n`);
    expect(csv([[], [`a; ${sign}1`]])).toBe(`\r\n"a;' ${sign}1"\r\n`);
  },
);
