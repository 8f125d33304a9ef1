import { isIP } from 'node:net';

/** One subscriber holds a whole IPv6 /64, and so counts as one; IPv4 counts by address, also when written as IPv6. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/**
 * The networks an address lies in, from what one subscriber holds to what one customer of a provider may: IPv4 as address
 * and /24, IPv6 as /64, /56 and /48. Anything else is a network of its own.
 */
export function networksOf(address: string): [string, ...string[]] {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIP(plain) === 4) return [plain, `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`];
  if (isIP(plain) === 0) return [plain];
  const [a, b, c, d] = firstGroups(plain);
  const quarter = Number.parseInt(d, 16) & 0xff00;
  return [`${a}:${b}:${c}:${d}`, `${a}:${b}:${c}:${quarter.toString(16)}/56`, `${a}:${b}:${c}/48`];
}

/** The first four of an IPv6 address's eight groups, without zeros in front. */
function firstGroups(address: string): [string, string, string, string] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...rest];
  const group = (index: number) => Number.parseInt(all[index] ?? '0', 16).toString(16);
  return [group(0), group(1), group(2), group(3)];
}
