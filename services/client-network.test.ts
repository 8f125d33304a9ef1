import { expect, test } from 'vitest';
import { networksOf } from './client-network.ts';

test.each([
  ['203.0.113.9', ['203.0.113.9', '203.0.113.0/24']],
  ['2001:db8:1:2aff::9', ['2001:db8:1:2aff', '2001:db8:1:2a00::/56', '2001:db8:1::/48']],
  ['2001:0DB8:1:2aff:1:2:3:4', ['2001:db8:1:2aff', '2001:db8:1:2a00::/56', '2001:db8:1::/48']],
  ['2001:db8::1:0:0:0:9', ['2001:db8:0:1', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0', '0:0:0:0::/56', '0:0:0::/48']],
  ['', ['']],
])('%s lies in %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
