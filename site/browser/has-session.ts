import { storageKeys } from '../../contracts/browser-storage.ts';

/** Whether somebody is logged in here; who it is, the account menu finds out. */
export function hasSession(): boolean {
  try {
    return storageKeys.account in sessionStorage || storageKeys.account in localStorage;
  } catch {
    // Storage is forbidden here, so no session can be kept.
    return false;
  }
}
