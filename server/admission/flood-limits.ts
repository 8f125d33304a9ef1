import { networksOf } from '../../services/client-network.ts';
import { hashedKey } from '../../services/limits/hashed-key.ts';
import { RecentEntries } from '../../services/limits/recent-entries.ts';

/**
 * Calls of any kind from one address (IPv6: a /64), its /24 or /56, and its /48: buckets of `burst` calls that fill again by
 * `perSecond`. A person makes a few a minute; an office behind one address a few a second. What counts here is only how much work one
 * network may cause.
 */
const buckets = [
  { perSecond: 100, burst: 500 },
  { perSecond: 500, burst: 2000 },
  { perSecond: 1000, burst: 4000 },
];

/** How many networks each level of `buckets` remembers at least; they take about 5 MB per level. */
const networksRemembered = 25_000;

/**
 * Counts calls by network in the memory of this process. Each bucket is stored as one number: the time at which it will be full again.
 * The returned function says for how many milliseconds an address has to wait; 0 lets the call in, and counts it.
 */
export function createFloodLimits(now: () => number): (address: string) => number {
  const levels = buckets.map(({ perSecond, burst }) => ({
    perCallMs: 1000 / perSecond,
    roomMs: (1000 / perSecond) * burst,
    fullAgain: new RecentEntries<number>(networksRemembered, (until) => until <= now()),
  }));
  return (address) => {
    const at = now();
    const networks = networksOf(address);
    const taken = levels.slice(0, networks.length).map(({ perCallMs, roomMs, fullAgain }, index) => {
      const key = hashedKey('flood', networks[index] ?? '');
      const until = Math.max(fullAgain.get(key) ?? at, at) + perCallMs;
      return { fullAgain, key, until, waitMs: until - at - roomMs };
    });
    const waitMs = Math.max(...taken.map((one) => one.waitMs));
    if (waitMs > 0) return waitMs;
    for (const { fullAgain, key, until } of taken) fullAgain.set(key, until);
    return 0;
  };
}
