import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

/** A font whose every letter is half as broad as it is high. */
const measure = (line: string) => line.length / 2;
const field = { width: 500, height: 300, largest: 150, smallest: 50 };
const wrap = (text: string) => wrapLines(text, field, measure);

test.each([
  ['of one short word stands at the largest size', 'FAQ', ['FAQ'], 150],
  ['is broken where it can stand largest', 'Performance Optimization', ['Performance', 'Optimization'], 82],
  ['keeps to few lines where more would not make it larger', 'UX UI', ['UX UI'], 150],
  ['has lines of like length', 'x bb cc', ['x bb', 'cc'], 150],
  ['ends no line in a word that leads on', 'Book a call', ['Book', 'a call'], 150],
  ['ends no line in two of them', 'AI at a Glance', ['AI', 'at a Glance'], 90],
  ['ends no line in a word that joins', 'Security and SEO', ['Security', 'and SEO'], 124],
])('a heading %s', (_, text, lines, size) => {
  expect(wrap(text)).toEqual({ lines, size });
});

test('a heading with a word too long for its field is refused, with what to do', () => {
  expect(() => wrap('Donaudampfschifffahrtsgesellschaft')).toThrow(/does not fit.*Shorten it/);
});

test('a heading never leaves its field, and loses no word', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(' ');
      let wrapped;
      try {
        wrapped = wrap(text);
      } catch {
        return;
      }
      expect(wrapped.lines.join(' ')).toBe(text);
      expect(wrapped.lines.length * wrapped.size).toBeLessThanOrEqual(field.height);
      for (const line of wrapped.lines) expect(measure(line) * wrapped.size).toBeLessThanOrEqual(field.width);
    }),
  );
});
