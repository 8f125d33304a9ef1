import { retention } from '../../../contracts/retention.ts';
import { createHmac } from 'node:crypto';
import type { Store, Transaction } from '../../database/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Caller } from '../caller.ts';

/** How long an unused refresh token is valid, by whether its session outlasts the tab. */
const idleMs = (remembered: boolean) => (remembered ? retention.idleLogin : retention.idleTabLogin);
/**
 * How long a used token still yields the same successor: an answer can get lost, and two pages can refresh at
 * once. A phone waits a minute for the answer and half a minute before it tries again; the third attempt is in time as well.
 */
const leewayMs = 5 * 60_000;

type Link = { session: { id: string; remembered: boolean }; token: string; now: number };

const hourMs = 60 * 60_000;
/** The limit per session. A page refreshes once an hour; used tokens are stored for a month, so their number is bounded. */
const refreshesAnHour = 120;

/** Stores a token as the newest of its session. */
export async function addToken(transaction: Transaction, { session, token, now }: Link): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({ hash: hashSecret(token), session_id: session.id, expires_at: now + idleMs(session.remembered) })
    .execute();
}

/**
 * Uses a refresh token up and returns its successor. `reused`: it was used before, and either too long ago for a lost answer or its
 * successor has been used too, so the answer did arrive. `copied`: the same, but both times by one browser, as a duplicated tab does
 * that slept while the other refreshed. Throws TOO_MANY_ATTEMPTS_TRY_LATER above the hourly limit; the token then stays valid. The
 * transaction must hold the lock of the session.
 */
export async function nextToken(
  transaction: Transaction,
  { session, token, now, caller }: Link & { caller: Caller | undefined },
): Promise<{ token: string } | 'reused' | 'copied' | 'expired'> {
  const hash = hashSecret(token);
  const browser = caller ? hashSecret(caller.browser) : null;
  const tokens = transaction.selectFrom('refresh_tokens').selectAll();
  const row = await tokens.where('hash', '=', hash).executeTakeFirst();
  if (!row) return 'expired';
  if (row.used_at !== null) {
    const isInTime = now - row.used_at < leewayMs;
    if (isInTime && row.successor_salt !== null) return { token: successorOf(token, row.successor_salt) };
    return browser !== null && row.used_by === browser ? 'copied' : 'reused';
  }
  if (row.expires_at <= now) return 'expired';
  await checkRefreshRate(transaction, session.id, now);
  const salt = newSecret();
  const ofSession = transaction.updateTable('refresh_tokens').where('session_id', '=', session.id);
  await ofSession.set({ successor_salt: null }).where('successor_salt', 'is not', null).execute();
  await ofSession.set({ used_at: now, used_by: browser, successor_salt: salt }).where('hash', '=', hash).execute();
  const next = successorOf(token, salt);
  await addToken(transaction, { session, token: next, now });
  return { token: next };
}

async function checkRefreshRate(transaction: Transaction, sessionId: string, now: number): Promise<void> {
  const { used, first } = await transaction
    .selectFrom('refresh_tokens')
    .select(({ fn }) => [fn.countAll<number>().as('used'), fn.min('used_at').as('first')])
    .where('session_id', '=', sessionId)
    .where('used_at', '>', now - hourMs)
    .executeTakeFirstOrThrow();
  if (used < refreshesAnHour) return;
  throw new IdentityError('tooManyAttempts', 429, Math.ceil(((first ?? now) + hourMs - now) / 1000));
}

/** Deletes salts of used tokens once their successor can no longer be asked for again. */
export async function forgetSalts(db: Store, now: number): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ successor_salt: null })
    .where('successor_salt', 'is not', null)
    .where('used_at', '<=', now - leewayMs)
    .execute();
}

/** Derives the successor instead of storing it: a reader of the store has only the salt, a thief of the token has no salt. */
function successorOf(token: string, salt: string): string {
  return createHmac('sha256', salt).update(token).digest('base64url');
}
