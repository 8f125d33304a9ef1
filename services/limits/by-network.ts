import { networksOf } from '../client-network.ts';
import type { Count, Limit } from './limit.ts';

/** How many times what one subscriber may do the network around it may. */
const subscribers = 4;

/**
 * Counts a limit for the network of one subscriber, and for the /24 or /48 around it: one customer of a provider may hold
 * that whole, and with it 65,536 networks that look like subscribers.
 */
export function byNetwork(limit: Limit, address: string): Count[] {
  const [network, ...wider] = networksOf(address);
  const around: Limit = { ...limit, name: `${limit.name}-around`, points: limit.points * subscribers };
  return [[limit, network], ...wider.slice(-1).map((wide): Count => [around, wide])];
}
