import { retention } from '../../../contracts/retention.ts';
import { networkOf } from '../../client-network.ts';
import { byNetwork } from '../../limits/by-network.ts';
import { type Count, type Refund, type Limit, LimitExceeded } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import type { KnownBy } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import { hashSecret } from '../../secrets.ts';
import { IdentityError, isRefusal } from './identity-error.ts';

/** In seconds, as limits count. */
const minute = 60;
const hour = 60 * minute;
const day = retention.hashedAddress / 1000;

/** Calls of any kind from one address: more than any household, fewer than a flood. */
const calls: Limit = { name: 'identity-calls', points: 600, seconds: 5 * minute };
/**
 * Wrong passwords of strangers. Few for one account from one address, so that nobody can lock the owner out from
 * elsewhere; more for one account from everywhere, and for one address whatever the account.
 */
const guessesHere: Limit = { name: 'guesses-here', points: 10, seconds: 15 * minute };
const guessesAtAccount: Limit = { name: 'guesses-at-account', points: 50, seconds: hour };
const guessesFromAddress: Limit = { name: 'guesses-from-address', points: 50, seconds: 15 * minute };
/** Wrong passwords of callers with a limit of their own, which no stranger can use up: known browsers and networks, mailed links, sessions. */
const guessesInReserve: Limit = { name: 'guesses-in-reserve', points: 10, seconds: 15 * minute };
/** Passwords that are set at sign-up and later: each costs a hash. */
const signUps: Limit = { name: 'sign-ups', points: 60, seconds: hour };
const newPasswords: Limit = { name: 'new-passwords', points: 20, seconds: hour };
/** Invalid codes and tokens. */
const badCodes: Limit = { name: 'bad-codes', points: 30, seconds: 15 * minute };

/**
 * Wrong codes of six digits. At this rate per inbox, guessing without pause finds a code once in ninety years. A browser or network
 * that the account knows has a count of its own, so that strangers cannot use it up.
 */
const wrongCodesAtInbox: Limit = { name: 'wrong-codes-at-inbox', points: 30, seconds: day };
const wrongCodesFromAddress: Limit = { name: 'wrong-codes-from-address', points: 30, seconds: hour };

/** Challenges for a passkey, and sign-in windows: each writes a row. */
const challenges: Limit = { name: 'passkey-challenges', points: 60, seconds: 15 * minute };
const signInWindows: Limit = { ...challenges, name: 'sign-in-windows' };

type Work<Result> = () => Promise<Result>;

/** The caller who types a secret for an address, and how the address's account knows that caller. */
export type Guess = { email: string; caller: Caller; known: KnownBy };

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Rate limits per client address, network and account. Each method rejects with TOO_MANY_ATTEMPTS_TRY_LATER above its limit. */
export function createRateLimits(limits: Limits) {
  async function take(...counts: Count[]): Promise<Refund> {
    try {
      return await limits.take(counts);
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      throw new IdentityError('tooManyAttempts', 429, error.retryAfterSeconds);
    }
  }

  /** Counts a guess before comparing it, so that concurrent guesses cannot evade the limit, and refunds it unless it was wrong. */
  async function guessed<Result>(
    counts: Count[],
    compare: Work<Result>,
    isWrongResult: (result: Result) => boolean = () => false,
  ): Promise<Result> {
    const refund = await take(...counts);
    let isWrong = false;
    try {
      const result = await compare();
      isWrong = isWrongResult(result);
      return result;
    } catch (error) {
      isWrong = isRefusal(error, wrong);
      throw error;
    } finally {
      if (!isWrong) await refund();
    }
  }

  return {
    call: (address: string) => take([calls, networkOf(address)]),

    /** Runs the comparison of a password for an address. Strangers share limits; callers that the account knows have their own. */
    guess<Result>(guess: Guess, compare: Work<Result>): Promise<Result> {
      const { email, caller, known } = guess;
      const network = networkOf(caller.address);
      const key = keyOf(guess);
      const counts: Record<KnownBy, Count[]> = {
        browser: [[guessesInReserve, key]],
        // The known network is wider than the one limits usually count by and has one reserve as a whole. Its second count goes by
        // the narrow network, so that strangers in it cannot shut others out by guessing at other accounts.
        network: [
          [guessesInReserve, key],
          [guessesFromAddress, network],
        ],
        none: [
          [guessesHere, `${network} ${email}`],
          [guessesAtAccount, key],
          ...byNetwork(guessesFromAddress, caller.address),
        ],
      };
      return guessed(counts[known], compare);
    },

    /** Runs the comparison of a password for a caller who holds a mailed code or a session, which `proof` identifies. */
    guessWith: (proof: string, compare: Work<void>) => guessed([[guessesInReserve, `with ${proof}`]], compare),

    /** Throws when a code that is mailed now could not be tried for lack of tries, so that it is not sent in vain. */
    async mayTryCode(guess: Guess): Promise<void> {
      const refund = await take(...wrongCodes(guess));
      await refund();
    },

    /** Tries a mailed code of six digits. */
    tryCode: <Result>(guess: Guess, compare: Work<Result>, isWrongResult: (result: Result) => boolean) =>
      guessed(wrongCodes(guess), compare, isWrongResult),

    signUp: (address: string) => take(...byNetwork(signUps, address)),
    challenge: (address: string) => take(...byNetwork(challenges, address)),
    signInWindow: (address: string) => take(...byNetwork(signInWindows, address)),
    newPassword: (accountId: string) => take([newPasswords, accountId]),

    /** Looks up a code or token too long to be guessed. Only invalid ones are counted, so a valid one is never refused. */
    async code<Result>(address: string, look: Work<Result>): Promise<Result> {
      try {
        return await look();
      } catch (error) {
        if (isRefusal(error, invalid)) await take(...byNetwork(badCodes, address));
        throw error;
      }
    },
  };
}

/** The key a guess is counted by: shared by all strangers, separate for a browser or network that the account knows. */
function keyOf({ email, caller, known }: Guess): string {
  const keys: Record<KnownBy, string> = {
    browser: `browser ${hashSecret(caller.browser)} ${email}`,
    network: `network ${caller.network} ${email}`,
    none: email,
  };
  return keys[known];
}

function wrongCodes(guess: Guess): Count[] {
  const { address } = guess.caller;
  const from: Record<KnownBy, Count[]> = {
    browser: [],
    network: [[wrongCodesFromAddress, networkOf(address)]],
    none: byNetwork(wrongCodesFromAddress, address),
  };
  return [[wrongCodesAtInbox, keyOf(guess)], ...from[guess.known]];
}

/** Errors that count as a wrong guess. Others, such as an overload or a failing store, are not the visitor's fault. */
const wrong = ['invalidPassword', 'invalidLoginCredentials', 'emailNotFound', 'emailExists'] as const;
const invalid = [
  'invalidOobCode',
  'expiredOobCode',
  'invalidIdpResponse',
  'invalidPasskey',
  'invalidRefreshToken',
] as const;
