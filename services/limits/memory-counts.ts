import { hashedKey } from './hashed-key.ts';
import type { Count, Limit, Taken } from './limit.ts';
import { RecentEntries } from './recent-entries.ts';

/** Of each limit, at least so many keys are remembered, and at most twice as many: about 6 MB. */
const keysPerLimit = 25_000;

type Window = { count: number; endsAt: number };

/** Counts in the memory of this process, which is bounded whatever anybody sends. */
export function createMemoryCounts(now: () => number) {
  const stores = new Map<string, RecentEntries<Window>>();

  function windowOf({ name, seconds }: Limit, key: string): Window {
    let store = stores.get(name);
    if (!store) stores.set(name, (store = new RecentEntries(keysPerLimit)));
    const hashed = hashedKey(name, key);
    const known = store.get(hashed);
    if (known && known.endsAt > now()) return known;
    const begun = { count: 0, endsAt: now() + seconds * 1000 };
    store.set(hashed, begun);
    return begun;
  }

  return {
    take(counts: readonly Count[]): Taken {
      const windows = counts.map(([limit, key]) => ({ limit, window: windowOf(limit, key) }));
      const full = windows.filter(({ limit, window }) => window.count >= limit.points);
      if (full.length > 0) return { retryAfterMs: Math.max(...full.map(({ window }) => window.endsAt)) - now() };
      for (const { window } of windows) window.count += 1;
      return {
        async refund() {
          for (const { window } of windows) window.count -= 1;
        },
      };
    },
  };
}
