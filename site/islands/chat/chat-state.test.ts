import { expect, test } from 'vitest';
import { canSend, type ChatEvent, emptyChat, nextState } from './chat-state.ts';

const after = (...events: ChatEvent[]) => events.reduce(nextState, emptyChat);
const sent = (text: string): ChatEvent => ({ type: 'sent', text, at: 1 });
const replied: ChatEvent = { type: 'replied', at: 2 };

test('a message is appended as the user’s, and the bot types', () => {
  expect(after(sent('hello'))).toEqual({
    messages: [{ sender: 'User', text: 'hello', at: 1 }],
    waiting: ['hello'],
  });
});

test.each(['', '   ', '\n\t'])('%j is not sent', (text) => {
  expect(canSend(text)).toBe(false);
  expect(after(sent(text))).toBe(emptyChat);
});

test('the reply is appended as the bot’s, with the words of its links', () => {
  const { messages, waiting } = after(sent('can you build an online shop'), replied);
  expect(messages[1]).toMatchObject({ sender: 'Bot', intent: 'shop', at: 2 });
  expect(messages[1]?.text).toContain('See E-commerce Development, or book a call');
  expect(waiting).toEqual([]);
});

test('what the list does not know gets the specified words', () => {
  expect(after(sent('do you ship marble to oslo'), replied).messages[1]).toMatchObject({
    text: "Hmm, I'm not sure about that one. Can you ask something else?",
    intent: 'none',
  });
});

test('two questions in a row get two replies, in their order', () => {
  const { messages } = after(sent('hello'), sent('and cloud?'), replied, replied);
  expect(messages.map(({ sender, intent }) => intent ?? sender)).toEqual(['User', 'User', 'greeting', 'cloud']);
});

test('a reload between question and reply: the reply is still due', () => {
  const before = after(sent('hello'), replied, sent('and cloud?'));
  expect(after({ type: 'opened', messages: before.messages }).waiting).toEqual(['and cloud?']);
});

test('a reply without a question changes nothing', () => {
  expect(after(replied)).toBe(emptyChat);
});
