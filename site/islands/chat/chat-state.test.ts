import { expect, test } from 'vitest';
import { canSend, type ChatEvent, emptyChat, nextState } from './chat-state.ts';

const after = (...events: ChatEvent[]) => events.reduce(nextState, emptyChat);
const sent = (text: string): ChatEvent => ({ type: 'sent', text, at: 1 });
const replied = (intent: string): ChatEvent => ({ type: 'replied', answer: { text: 'Hello.', intent }, at: 2 });

test.each(['', '   ', '\n\t'])('%j is not sent', (text) => {
  expect(canSend(text)).toBe(false);
  expect(after(sent(text))).toBe(emptyChat);
});

test('after a reload between question and reply, the question still waits for its reply', () => {
  const before = after(sent('hello'), replied('greeting'), sent('and cloud?'));
  expect(after({ type: 'opened', messages: before.messages }).waiting).toEqual(['and cloud?']);
});

test('a reply without a question changes nothing', () => {
  expect(after(replied('greeting'))).toBe(emptyChat);
});
