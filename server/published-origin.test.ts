import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { publishedOrigin } from './published-origin.ts';

test.each([
  [undefined, company.origin],
  [' ', company.origin],
  ['http://localhost:3000', company.origin],
  ['http://127.0.0.1:8080', company.origin],
  [' https://www.example.com ', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://example.com/shop', undefined],
  ['example.com', undefined],
])('with SITE_ORIGIN %j the pages are built for %s', (given, published) => {
  expect(publishedOrigin({ SITE_ORIGIN: given })).toBe(published);
});
