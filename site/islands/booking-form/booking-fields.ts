import { company } from '../../../content/company.ts';
import { passedWish } from '../../../contracts/passed-wish.ts';
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

/** Everything that stands in the way of booking at this moment. */
export function bookingFaults(fields: BookingTexts, now: number): Faults<'booking'> {
  return { ...faultsOf('booking', fields), ...passedWish(fields, company.timeZone, now) };
}
