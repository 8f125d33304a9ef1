import { storageKeys } from '../../contracts/browser-storage.ts';

// The chat passes the transcript to the contact form in session storage: it is too long for an address.

/** The query of the contact form's address that requests it. */
export const transcriptQuery = { name: 'with', value: 'chat' } as const;

/** Keeps the conversation of the chat for the contact form, in this tab. */
export function keepTranscript(text: string): void {
  try {
    sessionStorage.setItem(storageKeys.transcript, text);
  } catch {
    // Without storage the form opens empty; the conversation is still in the chat.
  }
}

export function readTranscript(): string | undefined {
  try {
    return sessionStorage.getItem(storageKeys.transcript) ?? undefined;
  } catch {
    return undefined;
  }
}
