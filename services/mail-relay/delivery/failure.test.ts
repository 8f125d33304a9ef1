import { expect, test } from 'vitest';
import { classifyFailure } from './failure.ts';

const error = (code: string, responseCode?: number) =>
  Object.assign(new Error('550 <owner@jantar.example> is unknown here'), { code, responseCode });

test.each([
  [error('ECONNECTION'), 'route'],
  [error('EAUTH', 535), 'route'],
  [error('ETIMEDOUT'), 'route'],
  [error('EABORT'), 'route'],
  [error('EMESSAGE', 421), 'route'],
  [error('EENVELOPE', 530), 'route'],
  [error('EENVELOPE', 550), 'refused'],
  [error('EMESSAGE', 554), 'refused'],
  [error('EENVELOPE', 451), 'temporary'],
  [error('EMESSAGE', 503), 'temporary'],
  [error('ENOSPC'), 'temporary'],
  ['something else', 'temporary'],
])('%s is a failure of the kind %s', (thrown, kind) => {
  expect(classifyFailure(thrown).kind).toBe(kind);
});

test.each([
  ['550 5.4.5 Daily user sending limit exceeded', 'temporary', 'EENVELOPE 550 5.4.5'],
  ['550-5.4.5 Daily user sending limit exceeded.\n550 5.4.5 See', 'temporary', 'EENVELOPE 550 5.4.5'],
  ['550 5.4.50 Something else', 'refused', 'EENVELOPE 550 5.4.50'],
  ['550 5.1.1 <owner@jantar.example>: no 5.4.5 here', 'refused', 'EENVELOPE 550 5.1.1'],
  ['550 <1.2.3@jantar.example> is unknown', 'refused', 'EENVELOPE 550'],
])('The answer %j is a failure of the kind %s, told as %s', (response, kind, reason) => {
  expect(classifyFailure(Object.assign(error('EENVELOPE', 550), { response }))).toEqual({ kind, reason });
});

test('The reason of an error without a code is its name', () => {
  expect(classifyFailure(new TypeError('asha@example.com')).reason).toBe('TypeError');
});
