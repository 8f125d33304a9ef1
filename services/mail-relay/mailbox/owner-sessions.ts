import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A working day; then the password is asked for again. */
export const sessionMs = 12 * 60 * 60_000;

export type OwnerSessions = ReturnType<typeof createOwnerSessions>;

/**
 * Proof that somebody gave the password, for a cookie: `<end>.<random>.<signature>`. The signing key is made from the
 * password, so every process of the site knows it, and a new password ends every session.
 */
export function createOwnerSessions(password: string, now: () => number) {
  // Slow on purpose: a stolen cookie must not be a quick test of guesses.
  const key = scryptSync(canonical(password), 'the session of the owner', 32);
  /** Sessions that were signed out before their end, until then. */
  const ended = new Map<string, number>();

  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function isValid(session: string): boolean {
    const [end = '', random = '', signature = ''] = session.split('.');
    return isSame(signature, sign(`${end}.${random}`)) && Number(end) > now() && !ended.has(session);
  }

  return {
    isPassword: (typed: string) => isSame(canonical(typed), canonical(password)),

    begin(): string {
      const words = `${now() + sessionMs}.${randomBytes(16).toString('base64url')}`;
      return `${words}.${sign(words)}`;
    },

    isValid,

    /** A copy of the cookie is worth nothing any more, to this process. */
    end(session: string): void {
      for (const [one, until] of ended) if (until <= now()) ended.delete(one);
      if (isValid(session)) ended.set(session, Number(session.split('.')[0]));
    },
  };
}

/** As the environment trims it, and the same however a keyboard composes its letters. */
function canonical(password: string): string {
  return password.trim().normalize('NFC');
}

/** Takes as long for any two texts: both become hashes of one length under a key that nobody knows. */
function isSame(one: string, other: string): boolean {
  const secret = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
