import { retention } from '../../../contracts/retention.ts';
import { randomInt } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { ProviderId } from '../../../contracts/identity-wire.ts';
import type { IdentityTables } from '../../database/identity-tables.ts';
import type { Schema } from '../../database/schema.ts';
import { hashSecret, isSameHash, newSecret } from '../../secrets.ts';
import { newState } from './popup-channel.ts';
import type { Binding } from './providers.ts';

/** How long a popup may take, at a provider or with a code. */
export const flowMs = retention.loginWindow;
/** How often a code may be typed. Of a million codes, five tries find one in two hundred thousand. */
const codeTries = 5;

type Flow = Selectable<IdentityTables['social_flows']>;
/** `browser` is the secret of the cookie that the browser holds. */
type Start = { provider: ProviderId; browser: string; now: number };
type Return = Start & { secret: string };

/** Remembers a visit to a provider. What it gives back travels to the provider, and back in the visitor's browser. */
export async function beginVisit(
  db: Kysely<Schema>,
  { provider, browser, now, channel }: Start & { channel: string },
): Promise<Binding> {
  const [state, nonce, verifier] = [newState(channel), newSecret(), newSecret()];
  await db
    .insertInto('social_flows')
    .values({ ...base({ provider, browser, now }), hash: hashSecret(state), nonce, verifier })
    .execute();
  return { state, nonce, verifier };
}

/** Takes the visit back, once. Undefined when it never was, is over, or was begun by another browser. */
export async function endVisit(
  db: Kysely<Schema>,
  { provider, browser, now, secret }: Return,
): Promise<Binding | undefined> {
  const flow = await db
    .deleteFrom('social_flows')
    .where('hash', '=', hashSecret(secret))
    .where('provider', '=', provider)
    .where('browser_hash', '=', hashSecret(browser))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return flow?.nonce && flow.verifier ? { state: secret, nonce: flow.nonce, verifier: flow.verifier } : undefined;
}

/**
 * Begins the proof of an address. The code belongs into a mail to it, the secret into the browser. Where no mail is sent
 * (`isMailed`) the proof looks alike, and no six digits open it.
 */
export async function beginProof(
  transaction: Transaction<Schema>,
  { provider, browser, now, email, isMailed }: Start & { email: string; isMailed: boolean },
): Promise<{ secret: string; code: string }> {
  const secret = newSecret();
  const code = isMailed ? String(randomInt(1_000_000)).padStart(6, '0') : newSecret();
  await transaction
    .insertInto('social_flows')
    .values({
      ...base({ provider, browser, now }),
      hash: hashSecret(secret),
      email,
      code_hash: hashCode(secret, code),
    })
    .execute();
  return { secret, code };
}

/** `isLast`: the proof takes no further code. `spent`: it took none, and nothing was judged. */
export type ProofResult = { proven: string } | { wrong: string; isLast: boolean } | 'spent';

/** Whose address a proof is of that still takes a code from this browser. */
export async function emailToProve(db: Kysely<Schema>, given: Return): Promise<string | undefined> {
  const flow = await db
    .selectFrom('social_flows')
    .select('email')
    .where((is) => isOpen(is, given))
    .executeTakeFirst();
  return flow?.email ?? undefined;
}

/** Tries a code. The try is counted before it is judged, so that tries at once are no way around the limit. */
export async function tryCode(db: Kysely<Schema>, { code, ...given }: Return & { code: string }): Promise<ProofResult> {
  const flow = await countTry(db, given);
  if (!flow?.email || !flow.code_hash) return 'spent';
  if (isSameHash(hashCode(given.secret, code), flow.code_hash)) {
    const { numDeletedRows } = await db.deleteFrom('social_flows').where('hash', '=', flow.hash).executeTakeFirst();
    return numDeletedRows === 1n ? { proven: flow.email } : 'spent';
  }
  return { wrong: flow.email, isLast: flow.tries >= codeTries };
}

function countTry(db: Kysely<Schema>, given: Return): Promise<Flow | undefined> {
  return db
    .updateTable('social_flows')
    .set((value) => ({ tries: value('tries', '+', 1) }))
    .where((is) => isOpen(is, given))
    .returningAll()
    .executeTakeFirst();
}

function isOpen(is: ExpressionBuilder<Schema, 'social_flows'>, { provider, browser, now, secret }: Return) {
  return is.and([
    is('hash', '=', hashSecret(secret)),
    is('provider', '=', provider),
    is('browser_hash', '=', hashSecret(browser)),
    is('expires_at', '>', now),
    is('tries', '<', codeTries),
  ]);
}

function base({ provider, browser, now }: Start) {
  return { provider, browser_hash: hashSecret(browser), expires_at: now + flowMs };
}

/** With the browser's secret, which the store does not hold: six digits alone would be found again from their hash. */
function hashCode(secret: string, code: string): string {
  return hashSecret(`${secret} ${code}`);
}
