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

test('The reason carries codes and no address', () => {
  expect(classifyFailure(error('EENVELOPE', 550)).reason).toBe('EENVELOPE 550');
  expect(classifyFailure(new TypeError('asha@example.com')).reason).toBe('TypeError');
});
