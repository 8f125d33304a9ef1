import { expect, test } from 'vitest';
import { acceptedEncodings } from './content-encoding.ts';

test.each([
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip;q=0, *;q=0.1', ['br', 'identity']],
  ['identity;q=1, br;q=0.5', ['identity', 'br']],
  ['identity;q=0, *;q=0', []],
  ['BR ; Q=1', ['br']],
  ['br;q=lots', []],
])('Accept-Encoding %j prefers %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('Of a header that is longer than any browser’s only the beginning is read', () => {
  expect(acceptedEncodings(`br,${'x,'.repeat(200)}gzip`)).toEqual(['br']);
});
