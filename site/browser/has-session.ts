import { sessionKey } from '../identity-client/session-key.ts';

/** Whether somebody is logged in here; who it is, the account menu finds out. */
export function hasSession(): boolean {
  try {
    return sessionKey in sessionStorage || sessionKey in localStorage;
  } catch {
    // Storage is forbidden here, so no session can be kept.
    return false;
  }
}
