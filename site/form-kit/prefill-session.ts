import { readSession } from '../identity-client/session.ts';
import { controlOf, fillIn } from './form-controls.ts';

/**
 * Fills in the name and e-mail of a logged-in visitor, but for a field in which they may be about to type. A file of its own, since
 * most visitors do not need it.
 */
export function prefillSession(form: HTMLFormElement): void {
  const { email, displayName: name } = readSession() ?? {};
  for (const [field, value] of Object.entries({ email, name }))
    if (!controlOf(form, field)?.matches(':focus')) fillIn(form, field, value);
}
