import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RouteKind } from './route-rules.ts';

/** Calls in progress per kind of route. More would only queue: the store acknowledges about 2,000 messages a second. */
const ceilings: Readonly<Record<RouteKind, number>> = { forms: 512, identity: 256, owner: 32, other: 128 };

const sampleMs = 250;
/** From this mean delay of the event loop on, pages wait noticeably; calls are shed, since pages come first. */
const longTurnMs = 250;
/** The share of the CPU from which this process counts as busy. When other processes slow it down, shedding calls would not help. */
const busyShare = 0.7;
/** With fewer calls in progress there is no queue to shorten: one long turn, such as loading a module, refuses nobody. */
const fewCalls = 16;

/** Counts the calls in progress, and sheds those that would queue: at a ceiling of each kind, and while the event loop itself is late. */
export function createLoad() {
  const active: Record<RouteKind, number> = { forms: 0, identity: 0, owner: 0, other: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let isLate = false;
  let used = process.cpuUsage();
  let at = performance.now();
  const timer = setInterval(() => {
    const spent = process.cpuUsage(used);
    const passed = performance.now() - at;
    isLate = delay.mean / 1e6 > longTurnMs && (spent.user + spent.system) / 1000 / passed > busyShare;
    used = process.cpuUsage();
    at = performance.now();
    delay.reset();
  }, sampleMs);
  delay.enable();
  return {
    /** Enters a call of this kind and returns the function that leaves again; undefined when the process has enough to do. */
    enter(kind: RouteKind): (() => void) | undefined {
      const calls = Object.values(active).reduce((sum, count) => sum + count, 0);
      const isQueueing = isLate && calls >= fewCalls;
      if (active[kind] >= ceilings[kind] || (isQueueing && kind !== 'other')) return undefined;
      active[kind] += 1;
      return () => void (active[kind] -= 1);
    },
    stop(): void {
      clearInterval(timer);
      delay.disable();
    },
  };
}
