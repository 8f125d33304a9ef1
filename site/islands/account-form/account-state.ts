import { socialMessages } from '../../../contracts/account-messages.ts';

/** Which of the three account pages the form stands on. */
export type AccountMode = 'login' | 'signup' | 'forgot';
export type AccountField = 'email' | 'password';

/**
 * The states of an account form (specification §4): idle, then busy, then success or error; and, while a provider's
 * window is open, waiting for it.
 */
export type AccountState = {
  phase: 'idle' | 'busy' | 'waiting' | 'refused' | 'granted';
  /** What is said, in red when refused or when another window was opened, in green when granted. */
  text?: string | undefined;
  /** The field the refusal is about. */
  field?: AccountField | undefined;
  /** Fields that were left empty. */
  empty: readonly AccountField[];
  /** Counts what was said, so that the same words are announced again. */
  announcements: number;
};

export type AccountEvent =
  | { type: 'submitted' }
  | { type: 'left empty'; fields: readonly AccountField[] }
  | { type: 'popup opened' }
  | { type: 'popup answered' }
  | { type: 'refused'; text: string; field?: AccountField | undefined }
  | { type: 'granted'; text: string }
  | { type: 'field written'; field: AccountField };

export const initialState: AccountState = { phase: 'idle', empty: [], announcements: 0 };

export function nextState(state: AccountState, event: AccountEvent, mode: AccountMode): AccountState {
  const { phase, announcements } = state;
  // Whoever is logged in is on the way to the home page; a reset mail may be asked for again.
  if (phase === 'granted' && mode !== 'forgot') return state;
  if (phase === 'busy' && event.type !== 'refused' && event.type !== 'granted') return state;
  switch (event.type) {
    case 'left empty':
      return { phase: 'idle', empty: event.fields, announcements };
    case 'submitted':
    case 'popup answered':
      return { phase: 'busy', empty: [], announcements };
    case 'popup opened': {
      // The first window gave way to the second, which may still succeed.
      const again = phase === 'waiting';
      return {
        phase: 'waiting',
        text: again ? socialMessages.popupAlreadyOpen : undefined,
        empty: [],
        announcements: announcements + 1,
      };
    }
    case 'refused':
      return { phase: 'refused', text: event.text, field: event.field, empty: [], announcements: announcements + 1 };
    case 'granted':
      return { phase: 'granted', text: event.text, empty: [], announcements: announcements + 1 };
    case 'field written':
      return withoutMark(state, event.field);
  }
}

/** A mark goes when the visitor writes in its field; what was said stays until something else is. */
function withoutMark(state: AccountState, field: AccountField): AccountState {
  const empty = state.empty.filter((name) => name !== field);
  return { ...state, empty, field: state.field === field ? undefined : state.field };
}
