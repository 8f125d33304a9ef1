import { addressOf, isEmailAddress } from '../../../contracts/check-form.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/**
 * A typed address, trimmed and in lower case, so that each has one account. It is checked before it is lower-cased, which makes
 * a k of the sign of the kelvin (U+212A). Throws MISSING_EMAIL or INVALID_EMAIL.
 */
export function checkedEmail(typed: string): string {
  const email = addressOf(typed);
  if (email === '') throw new IdentityError('missingEmail');
  if (!isEmailAddress(email)) throw new IdentityError('invalidEmail');
  return email.toLowerCase();
}

/** An address from a sign-in provider, in the same form; null when it is missing or invalid. */
export function givenEmail(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const email = addressOf(given);
  return isEmailAddress(email) ? email.toLowerCase() : null;
}
