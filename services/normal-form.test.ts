import { expect, test } from 'vitest';
import { asciiDigits, inNormalForm } from './normal-form.ts';

const forms = ['NFC', 'NFD', 'NFKC'] as const;

test.each([
  ['accents out of order', '\u0344', '\u0316'],
  ['halfwidth marks behind accents', `${'\u0344'.repeat(29)}\uff9e`, '\u0334'],
])('No letter has so many accents that putting them in order takes long: %s', (_, high, low) => {
  const text = `a${high.repeat(25_000 / high.length)}${low.repeat(25_000)}`;
  for (const form of forms) {
    const accents = inNormalForm(text, form).split('\u034f');
    // U+0344 becomes two.
    expect(Math.max(...accents.map(({ length }) => length))).toBeLessThanOrEqual(62);
  }
});

test.each(['Caf\u00e9', 'Cafe\u0301', 'क्षि ﷺ ﬁ', `Z${'\u0316\u0301'.repeat(15)}`])(
  'A text that people write is in the form of Unicode: %s',
  (text) => {
    for (const form of forms) expect(inNormalForm(text, form)).toBe(text.normalize(form));
  },
);
test.each(['٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '੦੧੨੩੪੫੬੭੮੯', '０１２３４５６７８９', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'])(
  '“%s” is zero to nine',
  (digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
  },
);

test('everything else stays', () => {
  expect(asciiDigits('+1 (2) no. 3: आ½')).toBe('+1 (2) no. 3: आ1⁄2');
});
