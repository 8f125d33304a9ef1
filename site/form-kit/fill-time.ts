import { minimumFillMs } from '../../contracts/spam-check.ts';

/** Margin for a timer that ends a little early by `performance.now()`: too short a fill time counts as spam. */
const timerSlackMs = 20;

/** Waits until a form first seen at `seenAt` (by `performance.now()`) has been open for the shortest time that the spam check accepts. */
export function untilBelievable(seenAt: number): Promise<void> {
  const ms = minimumFillMs + timerSlackMs - (performance.now() - seenAt);
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
