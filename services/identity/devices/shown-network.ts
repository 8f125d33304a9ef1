import { networkOf } from '../../client-network.ts';

/** The network of an address as account holders see it (/24 or /48): too wide to identify a household, narrow enough to tell towns apart. */
export function shownNetwork(address: string): string {
  const network = networkOf(address);
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = network.split(':').slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}
