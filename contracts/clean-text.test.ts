import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('line breaks of every system become one', () => {
  expect(cleanText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
});

test('NUL and the other control characters go, and tab and line break stay', () => {
  expect(cleanText('a\u0000b\u0007c\u001b[31m\u007f\td\n')).toBe('abc[31m\td\n');
});

test('what would turn round the words that stand beside it goes', () => {
  expect(cleanText('Asha \u202emoc.knab\u202c')).toBe('Asha moc.knab');
  expect(cleanText('\u202a+91 98290 12345\u202c')).toBe('+91 98290 12345');
});

test('half of a surrogate pair is replaced, and a whole one is not', () => {
  expect(cleanText('\ud83d x \ude00 😀')).toBe('\ufffd x \ufffd 😀');
});

test('spaces, joiners, marks of direction and letters of every script stay as they are', () => {
  const typed = '  मैं\u200d  👩🏽\u200d💻  \u200fשלום\u00a0عربي\u2067اردو\u2069  ';
  expect(cleanText(typed)).toBe(typed);
});

test('cleaned text is clean: the browser cleans it, the server once more, and it stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    }),
  );
});
