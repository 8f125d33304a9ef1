import { type Faults, forms, type FieldName, type FormTexts } from '../../../contracts/forms.ts';
import { faultsOf } from '../../form-kit/faults.ts';

export type BookingFieldName = FieldName<'booking'>;
export type BookingTexts = FormTexts<'booking'>;

/** The step a field stands on. */
export function stepOf(field: BookingFieldName): 1 | 2 {
  return forms.booking[field].step;
}

/** Leaving step 1 asks for the name and for nothing else (specification §5). */
export function faultsOfFirstStep({ name }: BookingTexts): Faults<'booking'> {
  return name.trim() === '' ? { name: 'nameMissing' } : {};
}

/** Everything that stands in the way of booking; `today` is the visitor's own day, `2026-11-20`. */
export function bookingFaults(fields: BookingTexts, today: string): Faults<'booking'> {
  const faults = faultsOf('booking', fields);
  const day = fields.preferred_day;
  return day !== '' && day < today ? { ...faults, preferred_day: 'dayPassed' } : faults;
}
