import { storageKeys } from '../../../contracts/browser-storage.ts';
import { sitePrefix } from '../../language/address.ts';
import type { ChatMessage, SuggestedPage } from './chat-state.ts';

/** The storage key; each edition has its own, since a conversation has its language and links. */
const key = storageKeys.chat + sitePrefix;

/** The most messages that are stored, or a few more; older ones are dropped. */
const KEPT = 200;

/** The conversation of this tab; empty where the browser stores nothing. */
export function readConversation(): ChatMessage[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isMessage) : [];
  } catch {
    return [];
  }
}

export function keepConversation(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(newest(messages)));
  } catch {
    // If storage is full or forbidden, the conversation is only lost at the next reload.
  }
}

/**
 * The newest messages, from a moment at which every question had its reply: the number of replies that a stored conversation lacks
 * tells which questions still wait (chat-state.ts).
 */
function newest(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const waitingBefore = (end: number) =>
    messages.slice(0, end).reduce((waiting, { sender }) => waiting + (sender === 'User' ? 1 : -1), 0);
  let start = Math.max(0, messages.length - KEPT);
  while (waitingBefore(start) > 0) start -= 1;
  return messages.slice(start);
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { sender, text, at, intent, subjects, pages } = value as Record<string, unknown>;
  return (
    (sender === 'User' || sender === 'Bot') &&
    typeof text === 'string' &&
    typeof at === 'number' &&
    (intent === undefined || typeof intent === 'string') &&
    (subjects === undefined || (Array.isArray(subjects) && subjects.every((label) => typeof label === 'string'))) &&
    (pages === undefined || (Array.isArray(pages) && pages.every(isPage)))
  );
}

/** Whether a stored address is one of this site, since storage is not trusted. */
function isPage(value: unknown): value is SuggestedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title } = value as Record<string, unknown>;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string';
}
