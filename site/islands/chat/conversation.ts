import { storageKeys } from '../../../contracts/browser-storage.ts';
import { sitePrefix } from '../../language/address.ts';
import type { ChatMessage, SuggestedPage } from './chat-state.ts';

/** Each language has its own: what was said holds words and links of that language. */
const key = storageKeys.chat + sitePrefix;

/** More than anybody writes in one tab; what is older falls off. */
const KEPT = 200;

/** The conversation of this tab; none where the browser stores nothing. */
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
    sessionStorage.setItem(key, JSON.stringify(messages.slice(-KEPT)));
  } catch {
    // A full or forbidden storage costs the conversation at the next reload, and nothing before.
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { sender, text, at, intent, pages } = value as Record<string, unknown>;
  return (
    (sender === 'User' || sender === 'Bot') &&
    typeof text === 'string' &&
    typeof at === 'number' &&
    (intent === undefined || typeof intent === 'string') &&
    (pages === undefined || (Array.isArray(pages) && pages.every(isPage)))
  );
}

/** Only an address of this site: storage may hold anything. */
function isPage(value: unknown): value is SuggestedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title } = value as Record<string, unknown>;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string';
}
