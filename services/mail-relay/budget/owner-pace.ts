import type { Logger } from 'pino';

/** So many messages reach the owner at once; each further one waits for its turn, one in so many seconds. */
const atOnce = 300;
const everyMs = 12_000;
const alertMs = 60 * 60_000;

export type OwnerPace = ReturnType<typeof createOwnerPace>;

/**
 * Spreads what visitors write to the owner over time, so that a flood neither fills an inbox within seconds nor has the
 * mail server refuse everything. Nothing is dropped: what is too much is stored, and due later.
 * @param options.now milliseconds of a clock that never goes back
 */
export function createOwnerPace({ log, now }: { log: Logger; now: () => number }) {
  /** When the budget would be whole again (the generic cell rate algorithm). */
  let wholeAt = 0;
  let spreadAt = -Infinity;

  return {
    /** How many whole milliseconds the next message has to wait. */
    next(): number {
      wholeAt = Math.max(wholeAt, now()) + everyMs;
      const wait = Math.max(0, Math.ceil(wholeAt - now() - atOnce * everyMs));
      if (wait > 0 && now() - spreadAt >= alertMs) {
        log.error({ alert: 'mail-budget', kind: 'owner' }, 'messages to the owner come faster than they are delivered');
      }
      if (wait > 0) spreadAt = now();
      return wait;
    },

    /** For a message that was not stored, or proved to be there already. */
    refund(): void {
      wholeAt -= everyMs;
    },

    /** Whether a message had to wait within the last hour. */
    isSpread: (): boolean => now() - spreadAt < alertMs,
  };
}
