import type { Outbox } from '../outbox/outbox.ts';

/** The limits of the quarantine: more mails than a person would look through, and a small part of a disk. */
export const quarantineLimits = { mails: 5000, characters: 50_000_000 } as const;
/** How long a count is cached; rate limits allow few messages within that time. */
const countedForMs = 5000;

/** Returns the check whether the quarantine is full. Suspicious messages are then refused openly rather than acknowledged and dropped. */
export function quarantineCheck(outbox: Pick<Outbox, 'quarantine'>, now: () => number): () => Promise<boolean> {
  let countedAt = -Infinity;
  let isFull = false;
  return async () => {
    if (now() - countedAt >= countedForMs) {
      countedAt = now();
      const { mails, characters } = await outbox.quarantine();
      isFull = mails >= quarantineLimits.mails || characters >= quarantineLimits.characters;
    }
    return isFull;
  };
}
