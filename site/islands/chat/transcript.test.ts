import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

test('of a long conversation the end is kept', () => {
  const say = (at: number) => ({ sender: 'User', text: `${at} ${'x'.repeat(200)}`, at }) as const;
  const long = Array.from({ length: 300 }, (_, at) => say(at));
  const text = transcriptOf(long);
  expect(text.length).toBeLessThan(10_500);
  expect(text).toContain('You: 299 ');
  expect(text).not.toContain('You: 0 ');
});
