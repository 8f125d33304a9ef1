import { onSessionChange, readSession } from '../identity-client/session.ts';
import { controlOf } from './form-controls.ts';

/**
 * Fills in the name and e-mail of a logged-in visitor, but for a field in which they may be about to type, and empties both again
 * when the session ends or another account logs in: the next person at this device must not read them, nor write under them. A file
 * of its own, since most visitors do not need it.
 */
export function prefillSession(form: HTMLFormElement): void {
  const { localId, email, displayName: name } = readSession() ?? {};
  for (const [field, value] of Object.entries({ email, name })) {
    const control = controlOf(form, field);
    if (!control || !value || control.matches(':focus')) continue;
    control.value ||= value;
    // A browser restores on Back what stands in a field, unless it may not complete it.
    control.autocomplete = 'off';
    onSessionChange(() => {
      if (readSession()?.localId !== localId && control.value === value) control.value = '';
    });
  }
}
