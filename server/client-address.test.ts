import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { identifyCaller } from './client-address.ts';

const trusted = new BlockList();
trusted.addAddress('127.0.0.1');
trusted.addSubnet('10.0.0.0', 8);
trusted.addAddress('fd00::1', 'ipv6');

/** A thousand characters from its right end on, the address to the left reads `10.9.9.9`. */
const longChain = `210.9.9.9  ${',10.0.0.1'.repeat(110)}`;

test.each([
  ['without a proxy the visitor is the peer', '203.0.113.9', undefined, '203.0.113.9'],
  ['a visitor cannot name another address', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy names the visitor', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['what the visitor wrote left of it does not count', '127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['trusted hops are passed over', '10.1.2.3', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['when every hop is trusted, the first is the visitor', '127.0.0.1', '10.0.0.5, 10.0.0.6', '10.0.0.5'],
  ['a hop that is no address ends the list', '127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
  ['an empty element is passed over (RFC 9110, section 5.6.1)', '127.0.0.1', '203.0.113.9, , 10.9.9.9', '203.0.113.9'],
  ['an IPv4 peer in IPv6 clothes is the same peer', '::FFFF:203.0.113.9', undefined, '203.0.113.9'],
  ['a port behind the address does not make another visitor', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['a chain that is too long ends before an address that is cut', '127.0.0.1', longChain, '10.0.0.1'],
  ['an IPv6 visitor behind an IPv6 proxy', 'fd00::1', '[2001:DB8::7]:443', '2001:db8::7'],
])('%s', (_, peer, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(identifyCaller(peer, headers, trusted).clientAddress).toBe(expected);
});

test.each([
  ['a trusted proxy names the request', '127.0.0.1', '7F3C9A10-0B5E-4a66-9b0e-2f1f8f6f2c11', true],
  ['a visitor does not', '203.0.113.9', '7f3c9a10-0b5e-4a66-9b0e-2f1f8f6f2c11', false],
  ['what may be a name or an address is no id', '127.0.0.1', 'deadbeef@deadbeef', false],
])('%s', (_, peer, id, isTaken) => {
  expect(identifyCaller(peer, { 'x-request-id': id }, trusted).requestId).toBe(isTaken ? id : undefined);
});
