import { identityErrors } from '../../../contracts/identity-wire.ts';
import { networkOf } from '../../client-network.ts';
import { type Count, type GiveBack, type Limit, LimitExceeded } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import { IdentityError } from './identity-error.ts';

const minute = 60;
const hour = 60 * minute;

/** Calls of any kind from one address: more than any household, fewer than a flood. */
const calls: Limit = { name: 'identity-calls', points: 600, seconds: 5 * minute };
/**
 * Wrong passwords. Few for one account from one address, so that nobody can lock the owner out from elsewhere; more for
 * one account from everywhere, and for one address whatever the account.
 */
const guessesHere: Limit = { name: 'guesses-here', points: 10, seconds: 15 * minute, shared: true };
const guessesAtAccount: Limit = { name: 'guesses-at-account', points: 50, seconds: hour, shared: true };
const guessesFromAddress: Limit = { name: 'guesses-from-address', points: 50, seconds: 15 * minute, shared: true };
/** Passwords that are set, at sign-up or later: each costs a hash. */
const newPasswords: Limit = { name: 'new-passwords', points: 60, seconds: hour, shared: true };
/** Mails that one inbox is sent and that one address causes. */
const mailsToInbox: Limit = { name: 'identity-mails-to-inbox', points: 5, seconds: hour, shared: true };
const mailsFromAddress: Limit = { name: 'identity-mails-from-address', points: 30, seconds: hour, shared: true };
/** Codes and tokens that were not good. */
const badCodes: Limit = { name: 'bad-codes', points: 30, seconds: 15 * minute, shared: true };

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Attempts per client address and per account. Each throws TOO_MANY_ATTEMPTS_TRY_LATER when it is one too many. */
export function createRateLimits(limits: Limits) {
  async function take(...counts: Count[]): Promise<GiveBack> {
    try {
      return await limits.take(counts);
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      throw new IdentityError(identityErrors.tooManyAttempts, 429, error.retryAfterSeconds);
    }
  }

  return {
    call: (address: string) => take([calls, networkOf(address)]),

    /** Taken before the password is compared; given back when it was right. */
    guess(address: string, email: string) {
      const network = networkOf(address);
      return take([guessesHere, `${network} ${email}`], [guessesAtAccount, email], [guessesFromAddress, network]);
    },

    newPassword: (address: string) => take([newPasswords, networkOf(address)]),

    mail: (address: string, email: string) => take([mailsToInbox, email], [mailsFromAddress, networkOf(address)]),

    /** As `guess`, for codes. */
    code: (address: string) => take([badCodes, networkOf(address)]),
  };
}
