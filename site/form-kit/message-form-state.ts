import type { Faults } from '../../contracts/forms.ts';
import type { DraftOffer } from './draft.ts';

export type MessageFormName = 'contact' | 'booking';
export type MessageFaults = Faults<MessageFormName>;

/** The phases of a message form (specification §4), and two for an unsent draft. */
export type MessageFormState = {
  phase: 'idle' | 'refused' | 'sending' | 'failed' | 'restored';
  /** The step that shows, of a form that has two. */
  step: 1 | 2;
  /** The service that sent the message, while the success message shows. */
  sentBy?: 'primary' | 'backup' | undefined;
  /** The fault of each field, shown until the visitor types there. */
  faults: MessageFaults;
  /** The kind of draft that 'Restore my message' restores. */
  draft: DraftOffer;
  /** Whether the failed message is stored on the device. */
  isKept: boolean;
  /** Counts the messages shown, so that each has its own timer and is announced even if its text repeats. */
  announcements: number;
};

export type MessageFormEvent =
  /** `step`: that of the first fault, so that it is visible. */
  | { type: 'refused'; faults: MessageFaults; step: 1 | 2 }
  | { type: 'accepted' }
  | { type: 'delivered'; by: 'primary' | 'backup'; draft: DraftOffer }
  | { type: 'failed'; isKept: boolean; draft: DraftOffer }
  | { type: 'drafts changed'; draft: DraftOffer }
  | { type: 'draft restored'; draft: DraftOffer }
  | { type: 'field written'; field: keyof MessageFaults }
  | { type: 'message over' }
  /** Only a missing name keeps the visitor in step 1 (specification §5). */
  | { type: 'next'; isNamed: boolean }
  | { type: 'back' };

export const initialState: MessageFormState = {
  phase: 'idle',
  step: 1,
  faults: {},
  draft: 'none',
  isKept: true,
  announcements: 0,
};

export function nextState(state: MessageFormState, event: MessageFormEvent): MessageFormState {
  // While sending, everything but the result is ignored.
  if (state.phase === 'sending' && event.type !== 'delivered' && event.type !== 'failed') return state;
  const announcements = state.announcements + 1;
  switch (event.type) {
    case 'refused':
      return { ...state, phase: 'refused', step: event.step, sentBy: undefined, faults: event.faults, announcements };
    case 'accepted':
      return { ...state, phase: 'sending', sentBy: undefined, faults: {} };
    case 'delivered':
      return { ...state, phase: 'idle', step: 1, sentBy: event.by, draft: event.draft, announcements };
    case 'failed':
      return { ...state, phase: 'failed', isKept: event.isKept, draft: event.draft, announcements };
    case 'drafts changed':
      return { ...state, phase: state.phase === 'failed' ? 'idle' : state.phase, draft: event.draft };
    case 'draft restored':
      return { ...state, phase: 'restored', faults: {}, draft: event.draft, announcements };
    case 'field written': {
      // A change of the day can also make the time valid.
      const left = event.field === 'preferred_day' ? without(state.faults, 'preferred_time') : state.faults;
      return left === state.faults && !(event.field in left) ? state : { ...state, faults: without(left, event.field) };
    }
    case 'message over':
      return { ...state, phase: 'idle', sentBy: undefined };
    case 'next':
      return event.isNamed
        ? { ...state, phase: 'idle', step: 2, faults: without(state.faults, 'name') }
        : { ...state, phase: 'idle', faults: { name: 'nameMissing' } };
    case 'back':
      return { ...state, phase: 'idle', step: 1 };
  }
}

function without(faults: MessageFaults, field: keyof MessageFaults): MessageFaults {
  const rest = { ...faults };
  delete rest[field];
  return rest;
}
