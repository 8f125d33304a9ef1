import { identityErrors } from '../../../contracts/identity-wire.ts';
import { retention } from '../../../contracts/retention.ts';
import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** Who stays away for so long signs in again. */
const idleMs = retention.idleLogin;
/** An answer can get lost, and two pages can ask at once: for so long a used token still gives the same next one. */
const leewayMs = 60_000;

type Link = { sessionId: string; token: string; now: number };

const hour = 60 * 60_000;
/** A page refreshes once an hour. Used tokens are kept for a month, and so have to be few. */
const refreshesAnHour = 120;

/** Stores a token as the newest of its session. */
export async function addToken(transaction: Transaction<Schema>, { sessionId, token, now }: Link): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({ hash: hashSecret(token), session_id: sessionId, expires_at: now + idleMs })
    .execute();
}

/**
 * The token that follows this one. `reused`: it was used before, and too long ago for a lost answer, or its successor
 * has been used, so that its holder did hear the answer. Throws
 * TOO_MANY_ATTEMPTS_TRY_LATER when its session had enough for an hour: it stays good for later. The caller holds the lock of the session.
 */
export async function nextToken(
  transaction: Transaction<Schema>,
  { sessionId, token, now }: Link,
): Promise<{ token: string } | 'reused' | 'expired'> {
  const hash = hashSecret(token);
  const tokens = transaction.selectFrom('refresh_tokens').selectAll();
  const row = await tokens.where('hash', '=', hash).executeTakeFirst();
  if (!row) return 'expired';
  if (row.used_at !== null) {
    const isInTime = now - row.used_at < leewayMs;
    return isInTime && row.successor_salt !== null ? { token: successorOf(token, row.successor_salt) } : 'reused';
  }
  if (row.expires_at <= now) return 'expired';
  await checkPace(transaction, sessionId, now);
  const salt = newSecret();
  const ofSession = transaction.updateTable('refresh_tokens').where('session_id', '=', sessionId);
  await ofSession.set({ successor_salt: null }).where('successor_salt', 'is not', null).execute();
  await ofSession.set({ used_at: now, successor_salt: salt }).where('hash', '=', hash).execute();
  const next = successorOf(token, salt);
  await addToken(transaction, { sessionId, token: next, now });
  return { token: next };
}

async function checkPace(transaction: Transaction<Schema>, sessionId: string, now: number): Promise<void> {
  const { used, first } = await transaction
    .selectFrom('refresh_tokens')
    .select(({ fn }) => [fn.countAll<number>().as('used'), fn.min('used_at').as('first')])
    .where('session_id', '=', sessionId)
    .where('used_at', '>', now - hour)
    .executeTakeFirstOrThrow();
  if (used < refreshesAnHour) return;
  throw new IdentityError(identityErrors.tooManyAttempts, 429, Math.ceil(((first ?? now) + hour - now) / 1000));
}

/** Forgets what is needed for a repetition when none is granted any more. */
export async function forgetSalts(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ successor_salt: null })
    .where('successor_salt', 'is not', null)
    .where('used_at', '<=', now - leewayMs)
    .execute();
}

/** Made anew rather than kept: whoever reads the store finds the salt alone, and whoever stole the token has no salt. */
function successorOf(token: string, salt: string): string {
  return createHmac('sha256', salt).update(token).digest('base64url');
}
