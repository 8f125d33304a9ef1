import { expect, test } from 'vitest';
import { reasonOf } from '../mailbox/pages/delivery-history.ts';
import { classifyFailure } from './failure.ts';

const error = (code: string, responseCode?: number, more: { originalCode?: string; response?: string } = {}) =>
  Object.assign(new Error('550 <owner@jantar.example> is unknown here'), { code, responseCode, ...more });

test.each([
  [error('ECONNECTION'), 'route', 'unreachable'],
  [error('EAUTH', 535, { response: '535 5.7.8 Who are you?' }), 'route', 'login'],
  [error('ETIMEDOUT'), 'route', 'unreachable'],
  [error('EABORT'), 'route', 'unreachable'],
  [error('EPROTOCOL', 421, { response: '421 4.7.0 Not now' }), 'route', 'unreachable'],
  [error('ETLS'), 'route', 'tls'],
  [error('ESOCKET', undefined, { originalCode: 'CERT_HAS_EXPIRED' }), 'route', 'tls'],
  [error('ESOCKET', undefined, { originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'route', 'tls'],
  [error('EMESSAGE', 421), 'route', 'later'],
  [error('EENVELOPE', 530), 'route', 'login'],
  [error('EENVELOPE', 550), 'refused', 'refused'],
  [error('EMESSAGE', 554), 'refused', 'refused'],
  [error('EENVELOPE', 451), 'temporary', 'later'],
  [error('EMESSAGE', 451, { response: '451 4.7.500 Not now' }), 'temporary', 'later'],
  [error('EMESSAGE', 503), 'temporary', 'refused'],
  [error('ENOSPC'), 'temporary', 'disk'],
  ['something else', 'temporary', 'other'],
])('%o is a failure of the kind %s, told to the owner as %s', (thrown, kind, told) => {
  const failure = classifyFailure(thrown);
  expect([failure.kind, reasonOf(failure.reason)]).toEqual([kind, told]);
});

test.each([
  ['550 5.4.5 Daily user sending limit exceeded', 'temporary', 'EENVELOPE 550 5.4.5', 'later'],
  ['550-5.4.5 Daily user sending limit exceeded.\n550 5.4.5 See', 'temporary', 'EENVELOPE 550 5.4.5', 'later'],
  ['550 5.4.50 Something else', 'refused', 'EENVELOPE 550 5.4.50', 'refused'],
  ['550 5.1.1 <owner@jantar.example>: no 5.4.5 here', 'refused', 'EENVELOPE 550 5.1.1', 'refused'],
  ['550 <1.2.3@jantar.example> is unknown', 'refused', 'EENVELOPE 550', 'refused'],
])('The answer %j is a failure of the kind %s, written as %s and told as %s', (response, kind, reason, told) => {
  expect(classifyFailure(error('EENVELOPE', 550, { response }))).toEqual({ kind, reason });
  expect(reasonOf(reason)).toBe(told);
});

test('The reason of an error without a code is its name, and that of a mail whose link has ended is told', () => {
  const { reason } = classifyFailure(new TypeError('asha@example.com'));
  expect([reason, reasonOf(reason), reasonOf('EXPIRED')]).toEqual(['TypeError', 'other', 'expired']);
});
