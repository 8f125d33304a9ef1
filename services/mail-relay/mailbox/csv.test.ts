import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
test.each(signs)('a cell that a spreadsheet would take for a formula by its %s is text', (sign) => {
  const cells = [`${sign}1`, `  ${sign}1`, `a; ${sign}1`, `a\t${sign}1`, `a\n${sign}1`, '\tx', '\rx'];
  const safe = [`'${sign}1`, `'  ${sign}1`, `"a;' ${sign}1"`, `"a\t'${sign}1"`, `"a\n'${sign}1"`, `"'\tx"`, `"'\rx"`];
  expect(csv([[], cells])).toBe(`\r\n${safe.join(',')}\r\n`);
});
