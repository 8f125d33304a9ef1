import { expect, test } from 'vitest';
import { createFloodLimits } from './flood-limits.ts';

/** How many of `count` calls at one moment are let in. */
function letIn(waitOf: (address: string) => number, count: number, address: (index: number) => string): number {
  return Array.from({ length: count }, (_, index) => waitOf(address(index))).filter((wait) => wait === 0).length;
}

test('An address has its burst, then calls at the refill rate, without waiting for a window to end', () => {
  let now = 0;
  const waitOf = createFloodLimits(() => now);
  expect(letIn(waitOf, 600, () => '203.0.113.9')).toBe(500);
  expect(waitOf('203.0.113.9')).toBeGreaterThan(0);
  now = 1000;
  expect(letIn(waitOf, 600, () => '203.0.113.9')).toBe(100);
  expect(waitOf('203.0.113.10')).toBe(0);
});

test.each([
  ['an IPv4 /24', 2000, (index: number) => `203.0.113.${index % 250}`],
  ['an IPv6 /64', 500, (index: number) => `2001:db8:1:2::${(index % 5000).toString(16)}`],
  ['an IPv6 /56', 2000, (index: number) => `2001:db8:1:${(0x200 + (index % 200)).toString(16)}::1`],
  ['an IPv6 /48', 4000, (index: number) => `2001:db8:1:${(index % 5000).toString(16)}::1`],
])('%s counts as one network: %i calls at once', (_, burst, address) => {
  const waitOf = createFloodLimits(() => 0);
  expect(letIn(waitOf, 5000, address)).toBe(burst);
});
