import { renewTokens, refreshEarlyMs } from './fresh-token.ts';
import { onSessionChange, readSession } from './session.ts';

/** Milliseconds (specification §9: identity library defaults; `settling` and `longest` are decisions of this site). */
export const refreshTimings = {
  firstRetry: 30_000,
  longestRetry: 16 * 60_000,
  /** After a page has opened, so that leaving it at once does not abort a refresh. */
  settling: 5000,
  /** The life of an ID token: a clock that was set back makes it look longer, and a timer of over 24 days ends at once. */
  longest: 60 * 60_000,
} as const;

/** Refreshes the ID token of an open page five minutes before it expires, while there is a session. */
export function keepFresh(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, waited = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(waited), ms);
  };
  async function refresh(waited: number): Promise<void> {
    try {
      await renewTokens();
      plan();
    } catch {
      // The exponential back-off.
      const { firstRetry, longestRetry } = refreshTimings;
      const ms = Math.min(Math.max(waited * 2, firstRetry), longestRetry);
      wait(ms, ms);
    }
  }
  function plan(): void {
    const session = readSession();
    clearTimeout(timer);
    if (!session) return;
    const left = session.expiresAt - refreshEarlyMs - Date.now();
    wait(Math.min(Math.max(left, refreshTimings.settling), refreshTimings.longest));
  }
  plan();
  onSessionChange(plan);
}
