import { useEffect, useReducer, useRef } from 'react';
import { timings } from '../../../contracts/timings.ts';
import { emptyChat, nextState } from './chat-state.ts';
import { keepConversation, readConversation } from './conversation.ts';

/** Connects the states of the chat to the clock and to what this tab remembers. */
export function useChat() {
  const [state, dispatch] = useReducer(nextState, emptyChat);
  const opened = useRef(false);
  const { messages, waiting } = state;

  useEffect(() => {
    dispatch({ type: 'opened', messages: readConversation() });
    opened.current = true;
  }, []);

  useEffect(() => {
    // The first drawing still has the empty conversation; it must not overwrite the kept one.
    if (opened.current && messages.length > 0) keepConversation(messages);
  }, [messages]);

  useReplies(waiting, () => dispatch({ type: 'replied', at: Date.now() }));

  return {
    messages,
    typing: waiting.length > 0,
    send: (text: string) => dispatch({ type: 'sent', text, at: Date.now() }),
  };
}

/** Each question has its reply 1500 ms after it was asked (specification §9), also while another one waits. */
function useReplies(waiting: readonly string[], reply: () => void): void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    for (let due = timers.current.length; due < waiting.length; due += 1) {
      timers.current.push(
        setTimeout(() => {
          timers.current.shift();
          reply();
        }, timings.chatReply),
      );
    }
  });
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
      timers.current = [];
    },
    [],
  );
}
