import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csv(['name', 'n'], [['a, "b"\nc', 1]])).toBe('name,n\r\n"a, ""b""\nc",1\r\n');
});
