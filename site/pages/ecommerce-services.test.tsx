import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wares } from '../media/bazaar/wares.tsx';
import { ECommerceServicesPage } from './ecommerce-services.tsx';

const html = renderToStaticMarkup(<ECommerceServicesPage />);
const chain = /<ul[^>]*>(.*?)<\/ul>/.exec(html)?.[1] ?? '';
const targets = [...chain.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

test('nine cards each lead somewhere', () => {
  expect(targets).toHaveLength(9);
  expect(chain.match(/<h3/g)).toHaveLength(9);
});

test('together the cards lead to the seven pages of the specification', () => {
  expect([...new Set(targets)].toSorted()).toEqual(
    [
      '/services',
      '/contact',
      '/App-Service',
      '/services/ai-automation',
      '/seo-service',
      '/solutions',
      '/services/cloud-services',
    ].toSorted(),
  );
});

test('calls to action lead to /contact', () => {
  expect(html.match(/<a href="\/contact"[^>]*>Contact Us/g)).toHaveLength(2);
});

test('the street has a shop for each of the nine services, and no two sell the same', () => {
  expect(new Set(wares.map((ware) => renderToStaticMarkup(ware))).size).toBe(9);
});
