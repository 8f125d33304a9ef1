import { expect, test } from 'vitest';
import { reasonOf } from './delivery-history.ts';

test.each([
  ['EAUTH 535 5.7.8', 'login'],
  ['ETLS', 'tls'],
  ['ESOCKET CERT_HAS_EXPIRED', 'tls'],
  ['ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['EPROTOCOL 421 4.7.0', 'unreachable'],
  ['ENOSPC', 'disk'],
  ['EXPIRED', 'expired'],
  ['EENVELOPE 550', 'refused'],
  ['EENVELOPE 550 5.1.1', 'refused'],
  ['EENVELOPE 550 5.4.5', 'later'],
  ['EMESSAGE 451 4.7.500', 'later'],
  ['TypeError', 'other'],
])('%s is told to the owner as %s', (failure, reason) => {
  expect(reasonOf(failure)).toBe(reason);
});
