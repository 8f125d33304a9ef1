import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RouteKind } from './route-rules.ts';

/** Calls at a time. Above that they would only wait for each other: the store acknowledges about 2,000 messages a second. */
const ceilings: Readonly<Record<RouteKind, number>> = { forms: 512, identity: 256, owner: 32, other: 128 };

const sampleMs = 250;
/** A turn of the event loop that takes this long on average makes pages wait, and they come first. */
const longTurnMs = 250;
/** A process that is slow because others use the machine sheds nothing: it would help nobody. */
const busyShare = 0.7;
/** With fewer calls in hand there is no queue to shorten: a single long turn, such as loading a module, turns nobody away. */
const fewCalls = 16;

/** How much this process has in hand. */
export type Load = {
  /** Takes a place of this kind; undefined when the process has enough to do. The place is left by calling what it gives. */
  enter: (kind: RouteKind) => (() => void) | undefined;
  stop: () => void;
};

/** Sheds calls when they would queue: at a ceiling of each kind, and while the event loop itself is late. */
export function createLoad(): Load {
  const inHand: Record<RouteKind, number> = { forms: 0, identity: 0, owner: 0, other: 0 };
  let calls = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let isLate = false;
  let used = process.cpuUsage();
  let at = performance.now();
  const timer = setInterval(() => {
    const spent = process.cpuUsage(used);
    const passed = performance.now() - at;
    isLate = delay.mean / 1e6 > longTurnMs && (spent.user + spent.system) / 1000 / passed > busyShare;
    [used, at] = [process.cpuUsage(), performance.now()];
    delay.reset();
  }, sampleMs);
  timer.unref();
  delay.enable();
  return {
    enter(kind) {
      const isQueueing = isLate && calls >= fewCalls;
      if (inHand[kind] >= ceilings[kind] || (isQueueing && kind !== 'other')) return undefined;
      inHand[kind] += 1;
      calls += 1;
      return () => {
        inHand[kind] -= 1;
        calls -= 1;
      };
    },
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
