import { storageKeys } from '../../contracts/browser-storage.ts';

/** Whether a session is stored in this browser; the account menu reads whose it is. */
export function hasSession(): boolean {
  try {
    return storageKeys.account in sessionStorage || storageKeys.account in localStorage;
  } catch {
    // The browser forbids storage, so there is no session.
    return false;
  }
}
