import { identityErrors } from '../../../contracts/identity-wire.ts';
import { retention } from '../../../contracts/retention.ts';
import { networkOf } from '../../client-network.ts';
import { byNetwork } from '../../limits/by-network.ts';
import { type Count, type Refund, type Limit, LimitExceeded } from '../../limits/limit.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Acquaintance } from '../devices/known-devices.ts';
import type { Caller } from '../caller.ts';
import { hashSecret } from '../../secrets.ts';
import { IdentityError } from './identity-error.ts';

const minute = 60;
const hour = 60 * minute;
const day = retention.hashedAddress / 1000;

/** Calls of any kind from one address: more than any household, fewer than a flood. */
const calls: Limit = { name: 'identity-calls', points: 600, seconds: 5 * minute, shared: true };
/**
 * Wrong passwords of strangers. Few for one account from one address, so that nobody can lock the owner out from
 * elsewhere; more for one account from everywhere, and for one address whatever the account.
 */
const guessesHere: Limit = { name: 'guesses-here', points: 10, seconds: 15 * minute, shared: true };
const guessesAtAccount: Limit = { name: 'guesses-at-account', points: 50, seconds: hour, shared: true };
const guessesFromAddress: Limit = { name: 'guesses-from-address', points: 50, seconds: 15 * minute, shared: true };
/** Wrong passwords that no stranger can use up: of a browser or network that signed in before, with a mailed link, in a session. */
const guessesInReserve: Limit = { name: 'guesses-in-reserve', points: 10, seconds: 15 * minute, shared: true };
/** Passwords that are set at sign-up and later: each costs a hash. */
const signUps: Limit = { name: 'sign-ups', points: 60, seconds: hour, shared: true };
const newPasswords: Limit = { name: 'new-passwords', points: 20, seconds: hour, shared: true };
/** Codes and tokens that were not good. */
const badCodes: Limit = { name: 'bad-codes', points: 30, seconds: 15 * minute, shared: true };

/**
 * Wrong codes of six digits. For one inbox so few that somebody who guesses all day, every day, finds one in ninety years;
 * a browser or network that the account knows has as many of its own, so that strangers do not use those up.
 */
const wrongCodesAtInbox: Limit = { name: 'wrong-codes-at-inbox', points: 30, seconds: day, shared: true };
const wrongCodesFromAddress: Limit = { name: 'wrong-codes-from-address', points: 30, seconds: hour, shared: true };

/** Challenges for a passkey: each writes a row. */
const challenges: Limit = { name: 'passkey-challenges', points: 60, seconds: 15 * minute, shared: true };

type Work<Result> = () => Promise<Result>;

/** A secret that somebody types for an address, and how well its account knows them. */
export type Guess = { email: string; caller: Caller; known: Acquaintance };

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Attempts per client address, per network around it and per account. Each throws TOO_MANY_ATTEMPTS_TRY_LATER when it is one too many. */
export function createRateLimits(limits: Limits) {
  async function take(...counts: Count[]): Promise<Refund> {
    try {
      return await limits.take(counts);
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      throw new IdentityError(identityErrors.tooManyAttempts, 429, error.retryAfterSeconds);
    }
  }

  /** A guess is counted before it is judged, so that many at once are no way around; given back unless it was wrong. */
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
      isWrong = isOneOf(error, wrong);
      throw error;
    } finally {
      if (!isWrong) await refund();
    }
  }

  return {
    call: (address: string) => take([calls, networkOf(address)]),

    /** Compares a password for an address. Strangers share budgets; whoever the account knows has one of their own. */
    guess<Result>(guess: Guess, compare: Work<Result>): Promise<Result> {
      const { email, caller, known } = guess;
      const [network, key] = [networkOf(caller.address), keyOf(guess)];
      const counts: Record<Acquaintance, Count[]> = {
        browser: [[guessesInReserve, key]],
        // The network that the account knows is wider than what limits count as one, and so counts as a whole. Strangers
        // on it shut nobody out with guesses at other accounts.
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

    /** Compares a password for whoever has proved something already: `proof` names the mailed code or the session. */
    guessWith: <Result>(proof: string, compare: Work<Result>) =>
      guessed([[guessesInReserve, `with ${proof}`]], compare),

    /** Whether a code that is mailed now could be typed. Throws when it could not: nobody is sent what would be refused. */
    async mayTryCode(guess: Guess): Promise<void> {
      const refund = await take(...wrongCodes(guess));
      await refund();
    },

    /** Tries a mailed code of six digits. */
    tryCode: <Result>(guess: Guess, compare: Work<Result>, isWrongResult: (result: Result) => boolean) =>
      guessed(wrongCodes(guess), compare, isWrongResult),

    signUp: (address: string) => take(...byNetwork(signUps, address)),
    challenge: (address: string) => take(...byNetwork(challenges, address)),
    newPassword: (accountId: string) => take([newPasswords, accountId]),

    /** Looks a code or token up that nobody can guess. A good one is never refused; one that is not good is counted. */
    async code<Result>(address: string, look: Work<Result>): Promise<Result> {
      try {
        return await look();
      } catch (error) {
        if (isOneOf(error, notGood)) await take(...byNetwork(badCodes, address));
        throw error;
      }
    },
  };
}

/** Strangers share what is counted for an address; a browser or network that its account knows has a count of its own. */
function keyOf({ email, caller, known }: Guess): string {
  const keys: Record<Acquaintance, string> = {
    browser: `browser ${hashSecret(caller.browser)} ${email}`,
    network: `network ${caller.network} ${email}`,
    none: email,
  };
  return keys[known];
}

function wrongCodes(guess: Guess): Count[] {
  const { address } = guess.caller;
  const from: Record<Acquaintance, Count[]> = {
    browser: [],
    network: [[wrongCodesFromAddress, networkOf(address)]],
    none: byNetwork(wrongCodesFromAddress, address),
  };
  return [[wrongCodesAtInbox, keyOf(guess)], ...from[guess.known]];
}

const { invalidPassword, invalidLoginCredentials, emailNotFound } = identityErrors;
/** What a guess is charged for. Anything else, an overload or a store that fails, is not the visitor's fault. */
const wrong: readonly string[] = [invalidPassword, invalidLoginCredentials, emailNotFound];
const { invalidOobCode, expiredOobCode, invalidIdpResponse, invalidPasskey, invalidRefreshToken } = identityErrors;
const notGood: readonly string[] = [
  invalidOobCode,
  expiredOobCode,
  invalidIdpResponse,
  invalidPasskey,
  invalidRefreshToken,
];

function isOneOf(error: unknown, messages: readonly string[]): boolean {
  return error instanceof IdentityError && messages.includes(error.message);
}
