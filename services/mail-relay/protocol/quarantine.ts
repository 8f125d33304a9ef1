import type { Store } from '../../database/schema.ts';

/** The limits of the quarantine: more mails than a person would look through, and a small part of a disk. */
export const quarantineLimits = { mails: 5000, characters: 50_000_000 } as const;
/** How long a count is cached; rate limits allow few messages within that time. */
const countedForMs = 5000;

/** Returns the check whether the quarantine is full. Suspicious messages are then refused openly rather than acknowledged and dropped. */
export function quarantineCheck(db: Store, now: () => number): () => Promise<boolean> {
  const held = db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('mails'), fn.sum<number | null>('size').as('characters')])
    .where('state', '=', 'held');
  let countedAt = -Infinity;
  let isFull = false;
  return async () => {
    if (now() - countedAt >= countedForMs) {
      countedAt = now();
      const { mails, characters } = await held.executeTakeFirstOrThrow();
      isFull = mails >= quarantineLimits.mails || (characters ?? 0) >= quarantineLimits.characters;
    }
    return isFull;
  };
}
