import { hashedKey } from './hashed-key.ts';
import type { Count, Limit, Taken } from './limit.ts';
import { RecentEntries } from './recent-entries.ts';

/** Each limit remembers at least this many keys and at most twice as many, about 6 MB. */
const keysPerLimit = 25_000;

type Window = { count: number; endsAt: number };

/**
 * Counts in the memory of this process, within bounds. Refused takes are not stored, so a sender cannot push out other
 * clients' counts by being refused.
 */
export function createMemoryCounts(now: () => number) {
  const stores = new Map<string, RecentEntries<Window>>();

  function storeOf({ name }: Limit): RecentEntries<Window> {
    const store = stores.get(name) ?? new RecentEntries<Window>(keysPerLimit, ({ endsAt }) => endsAt <= now());
    stores.set(name, store);
    return store;
  }

  return {
    take(counts: readonly Count[]): Taken {
      const keyed = counts.map(([limit, key]) => ({ limit, store: storeOf(limit), key: hashedKey(limit.name, key) }));
      const full = keyed.flatMap(({ limit, store, key }) => {
        const window = store.get(key);
        return window && window.count >= limit.points ? [window.endsAt] : [];
      });
      if (full.length > 0) return { retryAfterMs: Math.max(...full) - now() };
      const taken = keyed.map(({ limit, store, key }) => {
        const window = store.get(key) ?? { count: 0, endsAt: now() + limit.seconds * 1000 };
        window.count += 1;
        store.set(key, window);
        return { store, key, window };
      });
      return {
        async refund() {
          for (const { store, key, window } of taken) {
            window.count -= 1;
            if (window.count === 0) store.delete(key, window);
          }
        },
      };
    },
  };
}
