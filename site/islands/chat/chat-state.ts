export type SuggestedPage = { path: string; title: string };

export type Answer = {
  text: string;
  /** The intent whose links the reply shows; `none` without a match, `unavailable` if the list could not be loaded. */
  intent: string;
  /** Without a match: the labels of the intents that the line may mean, or pages of the site if there are none. */
  subjects?: readonly string[];
  pages?: readonly SuggestedPage[];
};

/** One message (specification §3), with its time and, for the bot, the intent. */
export type ChatMessage = {
  sender: 'User' | 'Bot';
  text: string;
  /** Unix time, in milliseconds. */
  at: number;
} & Partial<Omit<Answer, 'text'>>;

export type ChatState = {
  messages: readonly ChatMessage[];
  /** Messages that wait for their reply, oldest first: the bot is typing while there is one. */
  waiting: readonly string[];
  /**
   * False until the stored conversation is rendered with its links, so that a screen reader does not announce it again. Undefined before it is
   * known whether there is one.
   */
  restored?: boolean;
};

export type ChatEvent =
  | { type: 'opened'; messages: readonly ChatMessage[] }
  | { type: 'restored' }
  | { type: 'sent'; text: string; at: number }
  | { type: 'replied'; answer: Answer; at: number };

export const emptyChat: ChatState = { messages: [], waiting: [] };

/** Send is ignored while the input is empty or white space only (specification §5). */
export function canSend(text: string): boolean {
  return text.trim() !== '';
}

export function nextState(state: ChatState, event: ChatEvent): ChatState {
  const { messages, waiting } = state;
  switch (event.type) {
    case 'opened':
      return {
        messages: event.messages,
        waiting: unanswered(event.messages),
        restored: event.messages.length === 0,
      };
    case 'restored':
      return { ...state, restored: true };
    case 'sent': {
      const text = event.text.trim();
      return { ...state, messages: [...messages, { sender: 'User', text, at: event.at }], waiting: [...waiting, text] };
    }
    case 'replied': {
      const reply: ChatMessage = { sender: 'Bot', ...event.answer, at: event.at };
      return { ...state, messages: [...messages, reply], waiting: waiting.slice(1) };
    }
  }
}

/** The questions of a stored conversation that have no reply, because the page was reloaded before it. */
function unanswered(messages: readonly ChatMessage[]): string[] {
  const asked = messages.filter(({ sender }) => sender === 'User');
  const answered = messages.length - asked.length;
  return asked.slice(answered).map(({ text }) => text);
}
