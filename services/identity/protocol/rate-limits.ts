import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { networkOf } from '../../client-network.ts';
import { IdentityError } from './identity-error.ts';

const minute = 60;
const hour = 60 * minute;

/** Calls of any kind from one address: more than any household, fewer than a flood. */
const calls = { points: 600, duration: 5 * minute };
/**
 * Wrong passwords. Few for one account from one address, so that nobody can lock the owner out from elsewhere; more for
 * one account from everywhere, and for one address whatever the account.
 */
const guessesHere = { points: 10, duration: 15 * minute };
const guessesAtAccount = { points: 50, duration: hour };
const guessesFromAddress = { points: 50, duration: 15 * minute };
/** Passwords that are set, at sign-up or later: each costs a hash. */
const newPasswords = { points: 60, duration: hour };
/** Mails that one inbox is sent and that one address causes. */
const mailsToInbox = { points: 5, duration: hour };
const mailsFromAddress = { points: 30, duration: hour };
/** Codes and tokens that were not good. */
const badCodes = { points: 30, duration: 15 * minute };

type Count = readonly [limiter: RateLimiterMemory, key: string];

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Counts attempts per client address and per account, in the memory of this process: addresses are never written down.
 * Everything throws TOO_MANY_ATTEMPTS_TRY_LATER when it is too much.
 */
export function createRateLimits() {
  const [perCall, code] = [counter(calls), counter(badCodes)];
  const [here, atAccount, fromAddress] = [counter(guessesHere), counter(guessesAtAccount), counter(guessesFromAddress)];
  const [newPassword, toInbox, mailFrom] = [counter(newPasswords), counter(mailsToInbox), counter(mailsFromAddress)];

  return {
    call: (address: string) => take([[perCall, networkOf(address)]]),

    /** Taken before the password is compared, so that many guesses at once are no way around; given back when it was right. */
    async guess(address: string, email: string): Promise<() => Promise<void>> {
      const network = networkOf(address);
      const counts: Count[] = [
        [here, `${network} ${email}`],
        [atAccount, email],
        [fromAddress, network],
      ];
      await take(counts);
      return () => giveBack(counts);
    },

    newPassword: (address: string) => take([[newPassword, networkOf(address)]]),

    mail: (address: string, email: string) =>
      take([
        [toInbox, email],
        [mailFrom, networkOf(address)],
      ]),

    /** As `guess`, for codes. */
    async code(address: string): Promise<() => Promise<void>> {
      const counts: Count[] = [[code, networkOf(address)]];
      await take(counts);
      return () => giveBack(counts);
    },
  };
}

function counter(limit: { points: number; duration: number }): RateLimiterMemory {
  return new RateLimiterMemory(limit);
}

async function take(counts: readonly Count[]): Promise<void> {
  const taken: Count[] = [];
  for (const count of counts) {
    const [limiter, key] = count;
    try {
      await limiter.consume(key);
      taken.push(count);
    } catch (error) {
      await giveBack(taken);
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new IdentityError(identityErrors.tooManyAttempts);
    }
  }
}

async function giveBack(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(([limiter, key]) => limiter.reward(key)));
}
