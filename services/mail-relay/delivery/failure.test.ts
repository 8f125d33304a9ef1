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
  ['550 5.4.5 Daily user sending limit exceeded', 'temporary'],
  ['550-5.4.5 Daily user sending limit exceeded.\n550 5.4.5 See', 'temporary'],
  ['550 5.4.50 Something else', 'refused'],
  ['550 5.1.1 No 5.4.5 here', 'refused'],
])('The answer %j is a failure of the kind %s', (response, kind) => {
  const { kind: found, reason } = classifyFailure(Object.assign(error('EENVELOPE', 550), { response }));
  expect([found, reason]).toEqual([kind, 'EENVELOPE 550']);
});

test('The reason carries codes and no address', () => {
  expect(classifyFailure(error('EENVELOPE', 550)).reason).toBe('EENVELOPE 550');
  expect(classifyFailure(new TypeError('asha@example.com')).reason).toBe('TypeError');
});
