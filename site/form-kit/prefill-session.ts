import { readSession } from '../identity-client/session.ts';
import { fillIn } from './form-controls.ts';

/** Fills in the name and e-mail of a logged-in visitor. A file of its own, since most visitors do not need it. */
export function prefillSession(form: HTMLFormElement): void {
  const { email, displayName } = readSession() ?? {};
  fillIn(form, 'email', email);
  fillIn(form, 'name', displayName);
}
