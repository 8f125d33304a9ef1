import { storageKeys } from '../../contracts/browser-storage.ts';

// The chat hands it to the contact form through this tab's storage: a conversation is too long for an address.

/** The part of the contact form's address that asks for it. */
export const transcriptQuery = { name: 'with', value: 'chat' } as const;

export function keepTranscript(text: string): void {
  try {
    sessionStorage.setItem(storageKeys.transcript, text);
  } catch {
    // Without storage the form opens empty; nothing that was typed is lost, it stands in the chat.
  }
}

export function readTranscript(): string | undefined {
  try {
    return sessionStorage.getItem(storageKeys.transcript) ?? undefined;
  } catch {
    return undefined;
  }
}
