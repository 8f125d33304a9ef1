import { reach } from '../../../content/company/reach.ts';
import { type Faults, forms, type FieldName, type FormTexts } from '../../../contracts/forms.ts';
import { passedTime } from '../../../contracts/passed-time.ts';
import { faultsOf, without } from '../../form-kit/faults.ts';
import * as messageForm from '../../form-kit/message-form-state.ts';

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

type BookingFieldName = FieldName<'booking'>;
export type BookingTexts = FormTexts<'booking'>;

export function stepOf(field: BookingFieldName): 1 | 2 {
  return forms.booking[field].step;
}

/** The faults that keep the visitor in step 1: only a missing name (specification §5). */
export function faultsOfFirstStep({ name }: Pick<BookingTexts, 'name'>): Faults<'booking'> {
  return name.trim() === '' ? { name: 'nameMissing' } : {};
}

/** All faults that prevent booking now. */
export function bookingFaults(fields: BookingTexts, now: number): Faults<'booking'> {
  return { ...faultsOf('booking', fields), ...passedTime(fields, reach.timeZone, now) };
}
