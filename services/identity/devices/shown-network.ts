import { networkOf } from '../../client-network.ts';

/** The network of an address as its holder is shown it: wide enough to name no household, narrow enough to tell two towns apart. */
export function shownNetwork(address: string): string {
  const network = networkOf(address);
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = network.split(':').slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}
