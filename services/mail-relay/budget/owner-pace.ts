import type { Logger } from 'pino';

/** How many messages may reach the owner at once; further ones are spread, one per `everyMs`. */
const atOnce = 300;
const everyMs = 12_000;
const alertMs = 60 * 60_000;

export type OwnerPace = ReturnType<typeof createOwnerPace>;

/**
 * Spreads messages to the owner over time, so that a flood neither fills the inbox within seconds nor makes the mail server
 * refuse everything. No message is dropped; excess ones are stored with a later due time.
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

    /** Gives a place back, for a message that was not stored or was already there. */
    refund(): void {
      wholeAt -= everyMs;
    },

    /** Whether a message had to wait within the last hour. */
    isSpread: (): boolean => now() - spreadAt < alertMs,
  };
}
