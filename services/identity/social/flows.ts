import { retention } from '../../../contracts/retention.ts';
import { randomInt } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { ProviderId } from '../../../contracts/identity-wire.ts';
import type { Schema, Store, Transaction } from '../../database/schema.ts';
import { hashSecret, isSameHash, newSecret } from '../../secrets.ts';
import { newState } from './popup-channel.ts';
import type { Binding } from './providers.ts';

/** How often a code may be typed: five tries guess one of a million codes with a chance of 1 in 200,000. */
const codeTries = 5;

/** `browser` is the secret of the browser's cookie. */
type Start = { provider: ProviderId; browser: string; now: number };
type Return = Start & { secret: string };

/** Stores the start of a sign-in at a provider. Returns the state, nonce and PKCE verifier for the redirect. */
export async function beginProviderSignIn(
  db: Store,
  { channel, ...start }: Start & { channel: string },
): Promise<Binding> {
  const binding = { state: newState(channel), nonce: newSecret(), verifier: newSecret() };
  const { state, nonce, verifier } = binding;
  await db
    .insertInto('social_flows')
    .values({ ...base(start), hash: hashSecret(state), nonce, verifier })
    .execute();
  return binding;
}

/** Ends a sign-in at a provider, once. Undefined when it is unknown, over, or was begun by another browser. */
export async function endProviderSignIn(db: Store, given: Return): Promise<Binding | undefined> {
  const flow = await db
    .deleteFrom('social_flows')
    .where((is) => isOpen(is, given))
    .returningAll()
    .executeTakeFirst();
  return flow?.nonce && flow.verifier ? { state: given.secret, nonce: flow.nonce, verifier: flow.verifier } : undefined;
}

/**
 * Begins the proof of an address. The code goes into a mail, the secret into the browser's form. When no mail is sent (`isMailed`
 * is false) the browser sees no difference, but no code of six digits matches.
 */
export async function beginProof(
  transaction: Transaction,
  { email, isMailed, ...start }: Start & { email: string; isMailed: boolean },
): Promise<{ secret: string; code: string }> {
  const secret = newSecret();
  const code = isMailed ? String(randomInt(1_000_000)).padStart(6, '0') : newSecret();
  await transaction
    .insertInto('social_flows')
    .values({ ...base(start), hash: hashSecret(secret), email, code_hash: hashCode(secret, code) })
    .execute();
  return { secret, code };
}

/** `last-wrong`: no further tries are left. `spent`: the proof is over, and the code was not compared. */
export type ProofResult = 'proven' | 'wrong' | 'last-wrong' | 'spent';

/** The address of an open proof of this browser; undefined when it takes no more codes. */
export async function emailToProve(db: Store, given: Return): Promise<string | undefined> {
  const flow = await db
    .selectFrom('social_flows')
    .select('email')
    .where((is) => isOpen(is, given))
    .executeTakeFirst();
  return flow?.email ?? undefined;
}

/** Tries a code. The try is counted before the comparison, so that concurrent tries cannot evade the limit. */
export async function tryCode(db: Store, { code, ...given }: Return & { code: string }): Promise<ProofResult> {
  const flow = await db
    .updateTable('social_flows')
    .set((value) => ({ tries: value('tries', '+', 1) }))
    .where((is) => isOpen(is, given))
    .returningAll()
    .executeTakeFirst();
  if (!flow?.code_hash) return 'spent';
  if (isSameHash(hashCode(given.secret, code), flow.code_hash)) {
    const { numDeletedRows } = await db.deleteFrom('social_flows').where('hash', '=', flow.hash).executeTakeFirst();
    return numDeletedRows === 1n ? 'proven' : 'spent';
  }
  return flow.tries >= codeTries ? 'last-wrong' : 'wrong';
}

/** Whether a flow is this browser's and has not ended, by time or by tries. */
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
  return { provider, browser_hash: hashSecret(browser), expires_at: now + retention.loginWindow };
}

/** Hashes a code together with the browser's secret, which is not stored: six digits alone could be recovered from their hash. */
function hashCode(secret: string, code: string): string {
  return hashSecret(`${secret} ${code}`);
}
