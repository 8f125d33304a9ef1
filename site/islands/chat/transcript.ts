import { chatWords } from '../../../content/chat/chat-words.ts';
import type { ChatMessage } from './chat-state.ts';

/** The longest transcript in characters, far below the limit of a message. */
const LONGEST = 10_000;

/** The conversation in lines, after an empty one for the visitor's own text. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  const lines = messages.map(({ sender, text }) => `${sender === 'User' ? chatWords.you : chatWords.bot}: ${text}`);
  while (lines.length > 1 && lines.join('\n').length > LONGEST) lines.shift();
  return `\n\n${chatWords.transcript}\n${lines.join('\n').slice(-LONGEST)}`;
}
