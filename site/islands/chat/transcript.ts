import { chatWords } from '../../../content/chat/chat-words.ts';
import type { ChatMessage } from './chat-state.ts';

/** Characters of a conversation that go into the contact form, far below what one message may hold. */
const LONGEST = 10_000;

/** The conversation in lines, below an empty one for the visitor's own words. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  const lines = messages.map(({ sender, text }) => `${sender === 'User' ? chatWords.you : chatWords.bot}: ${text}`);
  while (lines.length > 1 && lines.join('\n').length > LONGEST) lines.shift();
  return `\n\n${chatWords.transcript}\n${lines.join('\n').slice(-LONGEST)}`;
}
