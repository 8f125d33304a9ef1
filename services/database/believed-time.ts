import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Store } from './schema.ts';

const hourMs = 60 * 60_000;
/** A clock further ahead of the store than this is doubted; servers are rarely off for longer. */
const plausibleMs = 24 * hourMs;
/** The longest step between two checks of a doubted clock (they are hourly); after a longer one the doubt starts again. */
const steadyStepMs = 2 * hourMs;
/** A doubted clock that has run steadily for so long is believed: the server must have been off for longer than usual. */
const provingMs = 24 * hourMs;

type Belief = { believed_at: number; doubted_since: number | null; doubted_at: number | null };

/** The next state when the clock says `now`. The clock is believed when the new `believed_at` is not before `now`. */
function nextBelief(belief: Belief, now: number): Belief {
  if (now - belief.believed_at <= plausibleMs) {
    return { believed_at: Math.max(belief.believed_at, now), doubted_since: null, doubted_at: null };
  }
  const { doubted_since: since, doubted_at: last } = belief;
  // Processes that share a store read it in another order than their clocks, and those of two machines differ.
  const isSteady = since !== null && last !== null && Math.abs(now - last) <= steadyStepMs;
  if (!isSteady) return { ...belief, doubted_since: now, doubted_at: now };
  if (now - since >= provingMs) return { believed_at: now, doubted_since: null, doubted_at: null };
  return { ...belief, doubted_at: now };
}

/**
 * Whether the clock can be trusted to delete expired rows; every pruner asks this first. A clock far ahead of the newest time in
 * the store has to run steadily for a day first, or a wrong clock would empty the store at a start.
 */
export async function isBelievedTime(db: Store, now: number, log: Logger): Promise<boolean> {
  const isBelieved = await db.transaction().execute(async (transaction) => {
    const state = transaction.selectFrom('believed_time').select(['believed_at', 'doubted_since', 'doubted_at']);
    const belief = (await state.executeTakeFirst()) ?? {
      believed_at: (await newestTime(transaction)) ?? now,
      doubted_since: null,
      doubted_at: null,
    };
    const next = nextBelief(belief, now);
    await transaction
      .insertInto('believed_time')
      .values({ id: 1, ...next })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(next))
      .execute();
    return next.believed_at >= now;
  });
  if (!isBelieved) {
    log.error(
      { alert: 'clock' },
      'the clock is far ahead of the store: nothing that has expired is deleted until it has run steadily for a day',
    );
  }
  return isBelieved;
}

/** The newest time found in the rows of a store that has no believed time yet. */
async function newestTime(db: Store): Promise<number | undefined> {
  const { rows } = await sql<{ at: number | null }>`select max(at) as at from (
    select max(created_at) as at from outbox union all select max(signed_in_at) from sessions
    union all select max(created_at) from signing_keys union all select max(last_login_at) from accounts) as times`.execute(
    db,
  );
  return rows[0]?.at ?? undefined;
}
