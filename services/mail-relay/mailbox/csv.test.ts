import { expect, test } from 'vitest';
import { csv } from './csv.ts';

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
