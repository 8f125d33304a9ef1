import type { Faults } from '../../../contracts/forms.ts';
import { without } from '../../form-kit/faults.ts';
import * as messageForm from '../../form-kit/message-form-state.ts';
import { type BookingFieldName, stepOf } from './booking-fields.ts';

/** The two steps of booking a call (specification §2, §4). */
export type BookingState = messageForm.MessageFormState<'booking'> & { step: 1 | 2 };

export type BookingEvent =
  | messageForm.MessageFormEvent<'booking'>
  | { type: 'next'; faults: Faults<'booking'> }
  | { type: 'back' };

export const initialState: BookingState = { ...messageForm.initialState, step: 1 };

export function nextState(state: BookingState, event: BookingEvent): BookingState {
  if (messageForm.isIgnored(state, event)) return state;
  switch (event.type) {
    case 'next':
      return event.faults.name
        ? { ...state, phase: 'idle', faults: event.faults }
        : { ...state, step: 2, phase: 'idle', faults: without(state.faults, 'name') };
    case 'back':
      return { ...state, step: 1, phase: 'idle' };
    case 'refused':
      return { ...messageForm.nextState(state, event), step: stepWith(event.faults) };
    case 'delivered':
      return { ...messageForm.nextState(state, event), step: 1 };
    case 'field written': {
      const next = messageForm.nextState(state, event);
      // A change of the day can also make the time valid.
      return event.field === 'preferred_day' ? { ...next, faults: without(next.faults, 'preferred_time') } : next;
    }
    default:
      return messageForm.nextState(state, event);
  }
}

/** Opens the step of the first fault, so that it is visible. */
function stepWith(faults: Faults<'booking'>): 1 | 2 {
  return Object.keys(faults).some((field) => stepOf(field as BookingFieldName) === 1) ? 1 : 2;
}
