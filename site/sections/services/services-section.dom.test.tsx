import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { labels } from '../../../content/labels.ts';
import { services } from '../../../content/services.ts';
import { ServicesSection } from './services-section.tsx';

const words = { learnMore: labels.learnMoreCard, unavailable: labels.unavailable };
const draw = (props: Partial<Parameters<typeof ServicesSection>[0]> = {}) => {
  document.body.innerHTML = renderToStaticMarkup(<ServicesSection {...services} {...words} {...props} />);
};

beforeEach(() => draw());

test("the heading is 'Our Exclusive Services'", () => {
  expect(document.querySelector('h2')?.textContent).toBe('Our Exclusive Services');
});

test('nine cards lead to the addresses of the specification, spelling as is', () => {
  const cards = [...document.querySelectorAll('li')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
  ]);
  expect(cards).toEqual([
    ['AI & Automation', '/services/ai-automation'],
    ['Web Development', '/services/web-development'],
    ['Cloud Services', '/services/cloud-services'],
    ['SEO Optimization', '/seo-service'],
    ['Content Writing', '/Content-Writing'],
    ['UI/UX Design', '/UiUx-Services'],
    ['App Development', '/App-Service'],
    ['Graphic Design', '/Graphic-Services'],
    ['E-commerce Development', '/ECommerce-Servicces'],
  ]);
});

test("an available card shows 'Learn More →' and names its service to those who cannot see the card", () => {
  const links = [...document.querySelectorAll('a')];
  expect(links).toHaveLength(9);
  for (const link of links) expect(link.firstElementChild?.textContent).toBe('Learn More →');
  expect(links[2]?.textContent).toBe('Learn More →: Cloud Services');
});

test("a card that is not available shows 'Unavailable' and no link", () => {
  const [card] = services.cards;
  draw({ cards: [{ ...card, available: false }] });
  expect(document.querySelector('li')?.textContent).toContain('Unavailable');
  expect(document.querySelectorAll('a')).toHaveLength(0);
});

test('every card has an icon and a description', () => {
  for (const card of document.querySelectorAll('li')) {
    expect(card.querySelectorAll('svg')).toHaveLength(2);
    expect(card.querySelector('p')?.textContent).toMatch(/\w.+\.$/);
  }
});

test('the section answers to services and to OurServices', () => {
  expect(document.querySelector('section#services #OurServices h2')).not.toBeNull();
});

test('as a page of its own it has one first-level heading over second-level ones', () => {
  draw({ headingLevel: 1 });
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('h2')).toHaveLength(9);
});
