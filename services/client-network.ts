import { isIP } from 'node:net';

/** The network that limits count as one client: an IPv4 address, or the IPv6 /64 that one subscriber holds. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/** The widest network that one customer of a provider may hold (/24 or /48): too wide to identify a household, narrow enough to tell towns apart. */
export function widestNetworkOf(address: string): string {
  return networksOf(address).at(-1) ?? address;
}

/**
 * The networks of an address, from that of one subscriber to the widest that one customer of a provider may hold: IPv4 as
 * address and /24, IPv6 as /64, /56 and /48. Text that is no address is returned as its only network.
 */
export function networksOf(address: string): [string, ...string[]] {
  if (isIP(address) === 4) return [address, `${address.slice(0, address.lastIndexOf('.'))}.0/24`];
  if (isIP(address) === 0) return [address];
  const [a, b, c, d] = firstGroups(address);
  const quarter = Number.parseInt(d, 16) & 0xff00;
  return [`${a}:${b}:${c}:${d}`, `${a}:${b}:${c}:${quarter.toString(16)}::/56`, `${a}:${b}:${c}::/48`];
}

/** The first four of an IPv6 address's eight groups, without leading zeros. */
function firstGroups(address: string): [string, string, string, string] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...rest];
  const group = (index: number) => Number.parseInt(all[index] ?? '0', 16).toString(16);
  return [group(0), group(1), group(2), group(3)];
}
