import { forms } from '../../../contracts/forms.ts';
import { inOneLine } from '../../normal-form.ts';
import { IdentityError } from '../protocol/identity-error.ts';

const { maximum } = forms.contact.name;

/** A typed name on one line; null when empty. Throws INVALID_DISPLAY_NAME when it is longer than the forms allow. */
export function checkedDisplayName(typed: string): string | null {
  const name = inOneLine(typed);
  if (name.length > maximum) throw new IdentityError('invalidDisplayName');
  return name === '' ? null : name;
}

/** A name from a sign-in provider, shortened where needed; null when there is none. */
export function givenDisplayName(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const name = inOneLine(given).slice(0, maximum).toWellFormed().trim();
  return name === '' ? null : name;
}
