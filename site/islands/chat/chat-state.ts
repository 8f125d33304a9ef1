import { chatMessages } from '../../../contracts/messages.ts';
import { findReply } from './find-reply.ts';

/** One message (specification §3), with when it was written and what the bot meant by it. */
export type ChatMessage = {
  sender: 'User' | 'Bot';
  text: string;
  /** Unix time, in milliseconds. */
  at: number;
  /** The intent whose links the reply shows; `none` where there was no match. */
  intent?: string;
};

export type ChatState = {
  messages: readonly ChatMessage[];
  /** Messages that wait for their reply, oldest first: the bot is typing while there is one. */
  waiting: readonly string[];
};

export type ChatEvent =
  | { type: 'opened'; messages: readonly ChatMessage[] }
  | { type: 'sent'; text: string; at: number }
  | { type: 'replied'; at: number };

export const emptyChat: ChatState = { messages: [], waiting: [] };

/** Send is ignored while the input is empty or white space only (specification §5). */
export function canSend(text: string): boolean {
  return text.trim() !== '';
}

export function nextState(state: ChatState, event: ChatEvent): ChatState {
  const { messages, waiting } = state;
  switch (event.type) {
    case 'opened':
      return { messages: event.messages, waiting: unanswered(event.messages) };
    case 'sent': {
      if (!canSend(event.text)) return state;
      const text = event.text.trim();
      return { messages: [...messages, { sender: 'User', text, at: event.at }], waiting: [...waiting, text] };
    }
    case 'replied': {
      const [question, ...others] = waiting;
      if (question === undefined) return state;
      return { messages: [...messages, replyTo(question, event.at)], waiting: others };
    }
  }
}

function replyTo(question: string, at: number): ChatMessage {
  const intent = findReply(question);
  if (!intent) return { sender: 'Bot', text: chatMessages.noMatch, at, intent: 'none' };
  const { reply } = intent;
  const text =
    typeof reply === 'string' ? reply : reply.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return { sender: 'Bot', text, at, intent: intent.id };
}

/** A reload may have come between a question and its reply. */
function unanswered(messages: readonly ChatMessage[]): string[] {
  const asked = messages.filter(({ sender }) => sender === 'User');
  const answered = messages.length - asked.length;
  return asked.slice(answered).map(({ text }) => text);
}
