import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { services } from '../../../content/services.ts';
import { ServicesSection } from './services-section.tsx';

test("a card that is not available shows 'Unavailable' and no link", () => {
  const cards = services.cards.slice(0, 1).map((card) => ({ ...card, available: false as const }));
  const words = { learnMore: labels.learnMoreCard, unavailable: labels.unavailable };
  const html = renderToStaticMarkup(<ServicesSection {...services} {...words} cards={cards} />);
  expect(html).toContain('>Unavailable<');
  expect(html).not.toContain('<a ');
});
