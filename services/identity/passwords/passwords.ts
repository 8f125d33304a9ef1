import { maximumPasswordLength, minimumPasswordLength } from '../../../contracts/identity-wire.ts';
import { widestNetworkOf } from '../../client-network.ts';
import { emit } from '../../telemetry.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { weakPasswords } from './weak-password.ts';
import { decoyHash, hashPassword, isPassword } from './password-hash.ts';

/** Hashes computed at a time. Each takes a thread and 19 MiB; two leave half of Node's thread pool to files and DNS. */
const atOnce = 2;
/** The longest queue, about two seconds of waiting; further calls are refused with 503. */
const longestQueue = 80;
/** The most queued calls from one /24 or /48, which one customer of a provider may hold. */
const longestOfNetwork = 20;
const busySeconds = 2;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and compares passwords, a few at a time. No network fills the queue: a call counts for that of the client's `address`. */
export function createPasswords(siteOrigin: string, company: string) {
  const isWeak = weakPasswords(siteOrigin, company);
  const decoy = decoyHash();
  const waiting: { start: () => void; network: string }[] = [];
  let running = 0;

  function hasRoom(network: string): boolean {
    if (waiting.length >= longestQueue) return false;
    return waiting.filter((one) => one.network === network).length < longestOfNetwork;
  }

  async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const network = widestNetworkOf(address);
    if (!hasRoom(network)) throw new IdentityError('tooManyAttempts', 503, busySeconds);
    if (running >= atOnce) {
      await new Promise<void>((start) => {
        waiting.push({ start, network });
        emit('passwordQueue', { length: waiting.length });
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      emit('passwordQueue', { length: waiting.length });
      if (next) next.start();
      else running -= 1;
    }
  }

  return {
    /** Throws WEAK_PASSWORD, or the errors for one that is too long or easily guessed for this address. */
    check(password: string, email: string | null): void {
      if (password.length < minimumPasswordLength) throw new IdentityError('weakPassword');
      if (password.length > maximumPasswordLength) throw new IdentityError('longPassword');
      if (isWeak(password, email)) throw new IdentityError('guessablePassword');
    },
    hash: (password: string, address: string) => inTurn(address, () => hashPassword(password)),
    /** Compares a password with a hash. Without a hash it resolves to false, after as long a time. */
    matches(password: string, hash: string | null | undefined, address: string): Promise<boolean> {
      const typed = password.slice(0, maximumPasswordLength + 1);
      return inTurn(address, () => isPassword(typed, hash ?? decoy));
    },
  };
}
