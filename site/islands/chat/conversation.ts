import { storageKeys } from '../../../contracts/browser-storage.ts';
import { sitePrefix } from '../../language/address.ts';
import type { ChatMessage } from './chat-state.ts';

/** The storage key; each edition has its own, since a conversation has its language and links. */
const key = storageKeys.chat + sitePrefix;

/** The conversation of this tab; empty where the browser stores nothing. */
export function readConversation(): ChatMessage[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as ChatMessage[];
  } catch {
    return [];
  }
}

export function keepConversation(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
  } catch {
    // If storage is full or forbidden, the conversation is only lost at the next reload.
  }
}
