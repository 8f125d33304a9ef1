import { storageKeys } from '../../../contracts/browser-storage.ts';

/** A connection may come back without an `online` event. */
const againMs = 10_000;

/** Sends the messages that wait for a connection: now, at the `online` event, and every ten seconds. */
export function startSending(): void {
  const send = () => {
    if (navigator.onLine && isWaiting())
      // If even the script does not load, the next try requests it again.
      void import('../../form-kit/send-waiting.ts').then(
        (part) => part.sendWaiting(),
        () => undefined,
      );
  };
  addEventListener('online', send);
  setInterval(send, againMs);
  send();
}

/** Whether a draft waits, found without parsing: a quotation mark inside a visitor's text is escaped, so it cannot match. */
function isWaiting(): boolean | undefined {
  try {
    return localStorage.getItem(storageKeys.contactDraft)?.includes('"waits":true');
  } catch {
    // The browser forbids storage, so nothing waits.
    return undefined;
  }
}
