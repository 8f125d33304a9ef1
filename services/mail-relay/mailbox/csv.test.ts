import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('commas, quotes and line breaks stay within their cell', () => {
  expect(
    csv([
      ['name', 'n'],
      ['a, "b"\nc', '1'],
    ]),
  ).toBe('name,n\r\n"a, ""b""\nc",1\r\n');
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'a cell that a spreadsheet would take for a formula by its %s is text',
  (sign) => {
    const cells = [`${sign}1`, `  ${sign}1`, `a; ${sign}1`, `a\t${sign}1`, `a\n${sign}1`, '\tcmd', '\rcmd'];
    const texts = [
      `'${sign}1`,
      `'  ${sign}1`,
      `"a;' ${sign}1"`,
      `"a\t'${sign}1"`,
      `"a\n'${sign}1"`,
      `"'\tcmd"`,
      `"'\rcmd"`,
    ];
    expect(csv([[], cells])).toBe(`\r\n${texts.join(',')}\r\n`);
  },
);
