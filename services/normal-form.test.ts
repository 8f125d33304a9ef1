import { expect, test } from 'vitest';
import { inNormalForm } from './normal-form.ts';

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
