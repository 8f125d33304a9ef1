import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

test('the transcript has every message with its sender, in order', () => {
  expect(
    transcriptOf([
      { sender: 'User', text: 'do you ship marble?', at: 0 },
      { sender: 'Bot', text: 'Hmm.', at: 1, intent: 'none' },
    ]),
  ).toBe('\n\nMy conversation with the bot:\nYou: do you ship marble?\nBot: Hmm.');
});

test('of a long conversation the end is kept', () => {
  const long = Array.from(
    { length: 300 },
    (_, at) => ({ sender: 'User', text: `${at} ${'x'.repeat(200)}`, at }) as const,
  );
  const text = transcriptOf(long);
  expect(text.length).toBeLessThan(10_500);
  expect(text).toContain('You: 299 ');
  expect(text).not.toContain('You: 0 ');
});
