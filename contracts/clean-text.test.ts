import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const ofEveryScript = '  मैं\u200d  👩🏽\u200d💻  \u200fשלום\u00a0عربي\u2067اردو\u2069  ';

test.each([
  ['line breaks of every system become one', 'one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['control characters go, but for tab and line break', 'a\u0000b\u0007c\u001b[31m\u007f\td\n', 'abc[31m\td\n'],
  ['what would turn round the words that stand beside it goes', 'Asha \u202emoc.knab\u202c', 'Asha moc.knab'],
  ['so does what would turn round the text itself', '\u202a+91 98290 12345\u202c', '+91 98290 12345'],
  ['half of a surrogate pair is replaced, and a whole one is not', '\ud83d x \ude00 😀', '\ufffd x \ufffd 😀'],
  ['spaces, joiners, marks of direction and letters of every script stay as they are', ofEveryScript, ofEveryScript],
])('%s', (_, typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned);
});

test('cleaned text is clean: the browser cleans it, the server once more, and it stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    }),
  );
});
