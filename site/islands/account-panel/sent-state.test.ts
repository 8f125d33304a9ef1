import { expect, test } from 'vitest';
import type { SentMessage } from '../../../contracts/correspondence.ts';
import { nextSent, type SentEvent, type SentState } from './sent-state.ts';

const message = (id: string): SentMessage => ({ id, kind: 'message', sentAt: 0, state: 'received', fields: {} });
const answer = (ids: string[], next?: string) => ({ messages: ids.map(message), ...(next && { next }) });
const after = (...events: SentEvent[]) => events.reduce<SentState>(nextSent, { phase: 'looking up' });
const ids = (state: SentState) => (state.phase === 'shown' ? state.known.messages.map(({ id }) => id) : undefined);

test('older messages come after those shown, each once, until there are no more', () => {
  const more = after(
    { type: 'looked up', answer: { ...answer(['c', 'b'], 'n'), newsletter: { state: 'confirmed', since: 1 } } },
    { type: 'asked for older' },
    { type: 'older looked up', answer: answer(['b', 'a']) },
  );
  expect(ids(more)).toEqual(['c', 'b', 'a']);
  expect(more).toMatchObject({ older: 'idle', known: { newsletter: { state: 'confirmed' } } });
  expect(more.phase === 'shown' && 'next' in more.known).toBe(false);
});

test('the messages shown stay when the lookup of older ones fails', () => {
  const state = after(
    { type: 'looked up', answer: answer(['a'], 'n') },
    { type: 'asked for older' },
    { type: 'failed' },
  );
  expect(ids(state)).toEqual(['a']);
  expect(state).toMatchObject({ older: 'failed', known: { next: 'n' } });
});

test('a failed first lookup can be repeated', () => {
  expect(after({ type: 'failed' })).toEqual({ phase: 'failed' });
  expect(after({ type: 'failed' }, { type: 'asked' })).toEqual({ phase: 'looking up' });
});
