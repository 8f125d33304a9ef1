import { readSession } from '../identity-client/session.ts';
import { fillIn } from './form-controls.ts';

/** Fills in who is logged in. In a file of its own, as few visitors are. */
export function prefillSession(form: HTMLFormElement): void {
  const { email, displayName } = readSession() ?? {};
  fillIn(form, 'email', email);
  fillIn(form, 'name', displayName);
}
