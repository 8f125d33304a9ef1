import { minimumFillMs } from '../../contracts/spam-check.ts';

/** A timer may end a little early by the clock that measures the fill time, and the message would be kept back as spam. */
const timerSlackMs = 20;

/** Waits until a form first seen at `seenAt` (by `performance.now()`) has been open as long as any person needs. */
export function untilBelievable(seenAt: number): Promise<void> {
  const ms = minimumFillMs + timerSlackMs - (performance.now() - seenAt);
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
