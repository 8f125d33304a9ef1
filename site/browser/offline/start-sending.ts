import { storageKeys } from '../../../contracts/browser-storage.ts';

/** A line may come back without a word from the browser. */
const againMs = 10_000;

/** Sends what waits for a connection: now, when the browser says that it is online again, and every ten seconds. */
export function startSending(storage: () => Storage): void {
  const send = () => {
    if (navigator.onLine && isWaiting(storage))
      // Where even the file does not come, the next try asks for it again.
      void import('../../form-kit/send-waiting.ts').then(
        (part) => part.sendWaiting(),
        () => undefined,
      );
  };
  addEventListener('online', send);
  setInterval(send, againMs);
  send();
}

/** Without parsing: a quotation mark that a visitor typed has a backslash before it. */
function isWaiting(storage: () => Storage): boolean {
  try {
    return storage().getItem(storageKeys.contactDraft)?.includes('"waits":true') ?? false;
  } catch {
    // Storage is forbidden here, so nothing was kept.
    return false;
  }
}
