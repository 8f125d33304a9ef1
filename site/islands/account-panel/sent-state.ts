import type { Correspondence } from '../../../contracts/correspondence.ts';

/** The state of the list of sent messages. */
export type SentState =
  | { phase: 'looking up' }
  | { phase: 'failed' }
  | { phase: 'shown'; known: Correspondence; older: 'idle' | 'looking up' | 'failed' };

export type SentEvent =
  | { type: 'asked' }
  | { type: 'looked up'; answer: Correspondence }
  | { type: 'asked for older' }
  | { type: 'older looked up'; answer: Correspondence }
  | { type: 'failed' };

export function nextSent(state: SentState, event: SentEvent): SentState {
  switch (event.type) {
    case 'asked':
      return { phase: 'looking up' };
    case 'looked up':
      return { phase: 'shown', known: event.answer, older: 'idle' };
    case 'asked for older':
      return state.phase === 'shown' ? { ...state, older: 'looking up' } : state;
    case 'older looked up':
      return state.phase === 'shown' ? { ...state, known: append(state.known, event.answer), older: 'idle' } : state;
    case 'failed':
      // A failed lookup does not remove what is shown.
      return state.phase === 'shown' ? { ...state, older: 'failed' } : { phase: 'failed' };
  }
}

/** Appends older messages. Pages can overlap when new messages have arrived, so duplicates are dropped. */
function append({ messages, newsletter }: Correspondence, older: Correspondence): Correspondence {
  const shown = new Set(messages.map(({ id }) => id));
  const { next } = older;
  return {
    messages: [...messages, ...older.messages.filter(({ id }) => !shown.has(id))],
    ...(next !== undefined && { next }),
    ...(newsletter && { newsletter }),
  };
}
