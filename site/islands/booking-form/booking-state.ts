import type { Faults } from '../../../contracts/forms.ts';
import type { DraftOffer } from '../../form-kit/draft.ts';
import { without } from '../../form-kit/faults.ts';
import { type BookingFieldName, stepOf } from './booking-fields.ts';

/** The two steps of booking a call (specification §2, §4). */
export type BookingState = {
  step: 1 | 2;
  phase: 'idle' | 'refused' | 'sending' | 'failed' | 'restored';
  /** What is wrong with a field; it stays under the field until the visitor writes there. */
  faults: Faults<'booking'>;
  /** Text of an earlier visit that can be brought back. */
  draft: DraftOffer;
  /** Whether what failed is kept on the device. */
  kept: boolean;
  /** The news that the call is booked is on the screen. */
  toast: boolean;
  /** Counts what was said, so that each message has its own four seconds. */
  announcements: number;
};

export type BookingEvent =
  | { type: 'next'; faults: Faults<'booking'> }
  | { type: 'back' }
  | { type: 'refused'; faults: Faults<'booking'> }
  | { type: 'accepted' }
  | { type: 'booked'; draft: DraftOffer }
  | { type: 'failed'; kept: boolean; draft: DraftOffer }
  | { type: 'draft found'; draft: DraftOffer }
  | { type: 'draft restored'; draft: DraftOffer }
  | { type: 'draft discarded'; draft: DraftOffer }
  | { type: 'field written'; field: BookingFieldName }
  | { type: 'message over' };

export const initialState: BookingState = {
  step: 1,
  phase: 'idle',
  faults: {},
  draft: 'none',
  kept: true,
  toast: false,
  announcements: 0,
};

export function nextState(state: BookingState, event: BookingEvent): BookingState {
  // A booking on its way is not disturbed; a second click finds nothing to do.
  if (state.phase === 'sending' && event.type !== 'booked' && event.type !== 'failed') return state;
  const announcements = state.announcements + 1;
  switch (event.type) {
    case 'next':
      return hasFaults(event.faults)
        ? { ...state, phase: 'idle', faults: event.faults }
        : { ...state, step: 2, phase: 'idle', faults: without(state.faults, 'name') };
    case 'back':
      return { ...state, step: 1, phase: 'idle' };
    case 'refused':
      return {
        ...state,
        step: stepWith(event.faults),
        phase: 'refused',
        faults: event.faults,
        toast: false,
        announcements,
      };
    case 'accepted':
      return { ...state, phase: 'sending', faults: {}, toast: false };
    case 'booked':
      return { ...initialState, draft: event.draft, toast: true, announcements };
    case 'failed':
      return { ...state, phase: 'failed', kept: event.kept, draft: event.draft, announcements };
    case 'draft found':
      return { ...state, draft: event.draft };
    case 'draft restored':
      return { ...state, phase: 'restored', faults: {}, draft: event.draft, announcements };
    case 'draft discarded':
      return { ...state, phase: 'idle', draft: event.draft };
    case 'field written':
      return state.faults[event.field] === undefined ? state : { ...state, faults: without(state.faults, event.field) };
    case 'message over':
      return { ...state, phase: 'idle', toast: false };
  }
}

const hasFaults = (faults: Faults<'booking'>) => Object.keys(faults).length > 0;

/** A fault nobody can see helps nobody: the form opens at the step that holds the first one. */
function stepWith(faults: Faults<'booking'>): 1 | 2 {
  return Object.keys(faults).some((field) => stepOf(field as BookingFieldName) === 1) ? 1 : 2;
}
