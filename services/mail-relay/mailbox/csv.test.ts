import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csv(['name', 'n'], [['a, "b"\nc', 1]])).toBe('name,n\r\n"a, ""b""\nc",1\r\n');
});

test.each(['=1+1', '+91 141', '-2', '@cmd'])('%s is no formula to a spreadsheet', (typed) => {
  expect(csv(['x'], [[typed]])).toBe(`x\r\n'${typed}\r\n`);
});
