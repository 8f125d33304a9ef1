import { networksOf } from '../client-network.ts';
import type { Count, Limit } from './limit.ts';

/** How many times a subscriber's limit the wider network around it gets. */
const subscribers = 4;

/**
 * The counts of a limit for a client address: one for its subscriber's network and one for the /24 or /48 around it. One customer
 * of a provider may hold a whole /48, and with it 65,536 networks that look like subscribers.
 */
export function byNetwork(limit: Limit, address: string): Count[] {
  const [network, ...wider] = networksOf(address);
  const around: Limit = { ...limit, name: `${limit.name}-around`, points: limit.points * subscribers };
  return [[limit, network], ...wider.slice(-1).map((wide): Count => [around, wide])];
}
