import { identityErrors, maximumPasswordLength, minimumPasswordLength } from '../../../contracts/identity-wire.ts';
import { networksOf } from '../../client-network.ts';
import { tell } from '../../telemetry.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { weakPasswords } from './weak-password.ts';
import { decoyHash, hashPassword, isPassword } from './password-hash.ts';

/** Each takes a thread and 19 MiB; two leave half of Node's pool to the files and the names. */
const atOnce = 2;
/** About two seconds of waiting. Who comes later is asked to try again. */
const longestQueue = 80;
/** So many of them from one /24 or /48: one customer of a provider may hold it whole. */
const longestOfNetwork = 20;
const busySeconds = 2;

/**
 * Hashes passwords and compares them, a few at a time. `address` is who asks: given for what strangers may ask, so that no
 * network fills the queue.
 */
export type Passwords = {
  /** Throws an IdentityError when the password is too short, too long, or one that guessers try first for this address. */
  check: (password: string, email: string | null) => void;
  hash: (password: string, address?: string) => Promise<string>;
  /** Without a hash it takes as long as with one, and says no. */
  matches: (password: string, hash: string | null | undefined, address?: string) => Promise<boolean>;
};

export function createPasswords(siteOrigin: string, company: string): Passwords {
  const isWeak = weakPasswords(siteOrigin, company);
  const decoy = decoyHash();
  const waiting: { start: () => void; network: string | undefined }[] = [];
  let running = 0;

  function hasRoom(network: string | undefined): boolean {
    if (waiting.length >= longestQueue) return false;
    return network === undefined || waiting.filter((one) => one.network === network).length < longestOfNetwork;
  }

  async function inTurn<Result>(address: string | undefined, work: () => Promise<Result>): Promise<Result> {
    const network = address === undefined ? undefined : networksOf(address).at(-1);
    if (!hasRoom(network)) throw new IdentityError(identityErrors.tooManyAttempts, 503, busySeconds);
    if (running >= atOnce) {
      await new Promise<void>((start) => {
        waiting.push({ start, network });
        tell('passwordQueue', { length: waiting.length });
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      tell('passwordQueue', { length: waiting.length });
      if (next) next.start();
      else running -= 1;
    }
  }

  return {
    check(password, email) {
      if (password.length < minimumPasswordLength) throw new IdentityError(identityErrors.weakPassword);
      if (password.length > maximumPasswordLength) throw new IdentityError(identityErrors.longPassword);
      if (isWeak(password, email)) throw new IdentityError(identityErrors.guessablePassword);
    },
    hash: (password, address) => inTurn(address, () => hashPassword(password)),
    async matches(password, hash, address) {
      const typed = password.slice(0, maximumPasswordLength + 1);
      return inTurn(address, () => isPassword(typed, hash ?? decoy));
    },
  };
}
