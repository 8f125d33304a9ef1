import * as v from 'valibot';
import { emailLine } from '../../../contracts/contact-form.ts';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import { IdentityError } from '../protocol/identity-error.ts';

const shape = emailLine('');

/** One address, one account: letter case and the spaces around it do not count. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function checkedEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email === '') throw new IdentityError(identityErrors.missingEmail);
  if (!v.is(shape, email)) throw new IdentityError(identityErrors.invalidEmail);
  return email;
}
