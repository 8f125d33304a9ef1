import { socialMessages } from '../../../contracts/login-messages.ts';

/** Which of the three account pages the form is on. */
export type AccountMode = 'login' | 'signup' | 'forgot';
export type AccountField = 'email' | 'password';

/**
 * The states of an account form (specification §4): idle, busy, then success or error; `waiting` while a provider's
 * popup is open.
 */
export type AccountState = {
  phase: 'idle' | 'busy' | 'waiting' | 'refused' | 'granted';
  /** The message: red when refused or when a second popup was opened, green when granted. */
  text?: string | undefined;
  /** The field that the refusal is about. */
  field?: AccountField | undefined;
  /** The fields that were left empty. */
  empty: readonly AccountField[];
  /** Counts the messages, so that the same text is announced again. */
  announcements: number;
};

export type AccountEvent =
  | { type: 'submitted' }
  | { type: 'left empty'; fields: readonly AccountField[] }
  | { type: 'popup opened' }
  | { type: 'refused'; text: string; field?: AccountField | undefined }
  | { type: 'granted'; text: string }
  | { type: 'field written'; field: AccountField };

export const initialState: AccountState = { phase: 'idle', empty: [], announcements: 0 };

/** The next state. What is pressed during a call, or after a login, comes to no event (use-account-form.ts). */
export function nextState(state: AccountState, event: AccountEvent): AccountState {
  const { phase, announcements } = state;
  switch (event.type) {
    case 'left empty':
      return { phase: 'idle', empty: event.fields, announcements };
    case 'submitted':
      return { phase: 'busy', empty: [], announcements };
    case 'popup opened': {
      // The second popup replaces the first and may still succeed.
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

/** Typing in a field removes its mark; the message stays until the next. */
function withoutMark(state: AccountState, field: AccountField): AccountState {
  const empty = state.empty.filter((name) => name !== field);
  return { ...state, empty, field: state.field === field ? undefined : state.field };
}
