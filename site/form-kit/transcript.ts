/** What the chat hands to the contact form, through this tab's storage: a conversation is too long for an address. */
const STORAGE_KEY = 'chat-transcript';

/** The part of the contact form's address that asks for it. */
export const transcriptQuery = { name: 'with', value: 'chat' } as const;

export function keepTranscript(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage the form opens empty; nothing that was typed is lost, it stands in the chat.
  }
}

export function readTranscript(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
