import type { Context } from 'hono';
import { byNetwork } from '../../../limits/by-network.ts';
import { type Refund, type Limit, LimitExceeded } from '../../../limits/limit.ts';
import type { Limits } from '../../../limits/limits.ts';

const seconds = 15 * 60;
/** Limits per network. Each way to sign in has its own, so that nobody can block one by trying another. */
const budgets = {
  link: { name: 'owner-links', points: 10, seconds },
  password: { name: 'owner-guesses', points: 10, seconds },
  passkey: { name: 'owner-passkeys', points: 30, seconds },
} satisfies Record<string, Limit>;

export function countAttempts(limits: Limits, clientAddress: (context: Context) => string) {
  /** Counts an attempt; resolves to its refund. Above the limit it resolves to undefined, and the answer gets Retry-After. */
  return async (way: keyof typeof budgets, context: Context): Promise<Refund | undefined> => {
    try {
      return await limits.take(byNetwork(budgets[way], clientAddress(context)));
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      context.header('retry-after', `${error.retryAfterSeconds}`);
      return undefined;
    }
  };
}
