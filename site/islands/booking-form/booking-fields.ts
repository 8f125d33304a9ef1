import { bookingFormWords } from '../../../content/booking-form.ts';
import { bookingFieldNames, bookingForm } from '../../../contracts/booking-form.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import {
  type Faults as FaultsOf,
  faultsOf as faultsBySchema,
  isTooLarge,
  tooLargeFault,
} from '../../form-kit/faults.ts';
import type { Texts } from '../../form-kit/form-controls.ts';

export type BookingFieldName = (typeof bookingFieldNames)[number];
export type BookingTexts = Texts<BookingFieldName>;
export type Faults = FaultsOf<BookingFieldName>;

/** The step a field stands on. */
const firstStep: ReadonlySet<BookingFieldName> = new Set(['name', 'email']);

export function stepOf(field: BookingFieldName): 1 | 2 {
  return firstStep.has(field) ? 1 : 2;
}

/** Leaving step 1 asks for the name and for nothing else (specification §5). */
export function faultsOfFirstStep({ name }: BookingTexts): Faults {
  return name.trim() === '' ? { name: bookingMessages.nameMissing } : {};
}

/** Everything that stands in the way of booking; `today` is the visitor's own day, `2026-11-20`. */
export function faultsOf(fields: BookingTexts, today: string): Faults {
  const faults = faultsBySchema(bookingForm, fields, bookingFieldNames);
  if (isTooLarge(fields)) faults.message = tooLargeFault;
  const day = fields.preferred_day;
  if (day !== '' && day < today) faults.preferred_day = bookingFormWords.dayPassed;
  return faults;
}
