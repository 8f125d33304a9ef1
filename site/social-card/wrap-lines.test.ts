import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

/** A font whose every letter is half as broad as it is high. */
const measure = (line: string) => line.length / 2;
const field = { width: 500, height: 300, largest: 150, smallest: 50 };
const wrap = (text: string) => wrapLines(text, field, measure);

describe('a heading', () => {
  test('of one short word stands at the largest size', () => {
    expect(wrap('FAQ')).toEqual({ lines: ['FAQ'], size: 150 });
  });

  test('is broken where it can stand largest', () => {
    expect(wrap('Performance Optimization')).toEqual({ lines: ['Performance', 'Optimization'], size: 82 });
  });

  test('keeps to few lines where more would not make it larger', () => {
    expect(wrap('UX UI').lines).toEqual(['UX UI']);
  });

  test('has lines of like length', () => {
    expect(wrap('x bb cc').lines).toEqual(['x bb', 'cc']);
  });

  test.each([
    ['Book a call', ['Book', 'a call']],
    ['AI at a Glance', ['AI', 'at a Glance']],
    ['Security and SEO', ['Security', 'and SEO']],
  ])('does not end a line in a word that leads on: %s', (text, lines) => {
    expect(wrap(text).lines).toEqual(lines);
  });

  test('with a word too long for its field is refused, with what to do', () => {
    expect(() => wrap('Donaudampfschifffahrtsgesellschaft')).toThrow(/does not fit.*Shorten it/);
  });

  test('never leaves its field, and loses no word', () => {
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
});
