import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { services } from '../../content/services.ts';
import { drawings, ServiceDial } from './service-dials.tsx';

test('each of the nine services has a dial that no other has', () => {
  const drawn = services.cards.map(({ hoverImage }) => renderToStaticMarkup(<ServiceDial of={hoverImage} />));
  expect(new Set(drawn).size).toBe(9);
});

test('every course of a dial lies on its ring and within its quarter', () => {
  for (const { lit, plain } of Object.values(drawings)) {
    for (const [from, to, inner, outer] of [...lit, ...plain]) {
      expect(from).toBeLessThan(to);
      expect([from >= 0, to <= 90, inner >= 72, outer <= 112, inner < outer]).not.toContain(false);
    }
  }
});
