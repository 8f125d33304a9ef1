import { useEffect, useReducer, useRef, useState } from 'react';
import * as timings from '../../../contracts/timings.ts';
import { type Answers, createAnswers } from './answer.ts';
import { type Answer, type ChatState, emptyChat, nextState } from './chat-state.ts';
import { keepConversation, readConversation } from './conversation.ts';
import type { Replier } from './find-reply.ts';

/** Connects the chat's state to the clock, the list and the tab's storage. */
export function useChat() {
  const [state, dispatch] = useReducer(nextState, emptyChat);
  const [replier, setReplier] = useState<Replier>();
  const [answers] = useState(() => createAnswers(setReplier));
  const { messages, waiting, restored } = state;

  useEffect(() => {
    // The first render has an empty conversation, which must not overwrite the stored one.
    if (messages.length > 0) keepConversation(messages);
  }, [messages]);

  useEffect(() => {
    dispatch({ type: 'opened', messages: readConversation() });
    // A failure is reported when a question is asked, which tries again.
    const settled = () => setTimeout(dispatch, 100, { type: 'restored' });
    answers.load().then(settled, settled);
  }, [answers]);

  useReplies(state, answers, (answer) => dispatch({ type: 'replied', answer, at: Date.now() }));

  return {
    messages,
    restored,
    typing: waiting.length > 0,
    replyOf: (intent: string | undefined) => replier?.replyOf(intent),
    send: (text: string) => dispatch({ type: 'sent', text, at: Date.now() }),
  };
}

/**
 * Replies to each question 1500 ms after it was asked (specification §9), also while another one waits; later only if the
 * list is still loading or a stored conversation is not yet restored. Replies keep the order of the questions.
 */
function useReplies({ waiting, restored }: ChatState, answers: Answers, reply: (answer: Answer) => void): void {
  const taken = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());
  // Before that, screen readers would not announce a reply.
  const [isLive] = useState(() => Promise.withResolvers<void>());
  const replyTo = async (question: string, before: Promise<void>) => {
    const due = new Promise((resolve) => setTimeout(resolve, timings.chatReply));
    const [answer] = await Promise.all([answers.answer(question), due, before, isLive.promise]);
    taken.current -= 1;
    reply(answer);
  };
  useEffect(() => {
    if (restored) isLive.resolve();
    for (; taken.current < waiting.length; taken.current += 1)
      last.current = replyTo(waiting[taken.current] ?? '', last.current);
  });
}
