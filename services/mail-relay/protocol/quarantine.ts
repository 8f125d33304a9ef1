import type { Outbox } from '../outbox/outbox.ts';

/** What the spam checks may keep back: more than a person would look through, and a small part of a disk. */
export const quarantineLimits = { mails: 5000, characters: 50_000_000 } as const;
/** How long a count is believed. The limits per address and network allow few messages within it. */
const countedForMs = 5000;

/**
 * Tells whether the quarantine is full. A message that belongs there is then refused in words rather than acknowledged and
 * thrown away.
 */
export function createQuarantine(outbox: Pick<Outbox, 'quarantine'>, now: () => number) {
  let countedAt = -Infinity;
  let isFull = false;
  return {
    async isFull(): Promise<boolean> {
      if (now() - countedAt >= countedForMs) {
        countedAt = now();
        const { mails, characters } = await outbox.quarantine();
        isFull = mails >= quarantineLimits.mails || characters >= quarantineLimits.characters;
      }
      return isFull;
    },
  };
}
