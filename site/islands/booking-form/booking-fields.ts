import { reach } from '../../../content/company/reach.ts';
import { passedWish } from '../../../contracts/passed-wish.ts';
import { type Faults, forms, type FieldName, type FormTexts } from '../../../contracts/forms.ts';
import { faultsOf } from '../../form-kit/faults.ts';

export type BookingFieldName = FieldName<'booking'>;
export type BookingTexts = FormTexts<'booking'>;

/** The step of each field. */
export function stepOf(field: BookingFieldName): 1 | 2 {
  return forms.booking[field].step;
}

/** The faults that keep the visitor in step 1: only a missing name (specification §5). */
export function faultsOfFirstStep({ name }: Pick<BookingTexts, 'name'>): Faults<'booking'> {
  return name.trim() === '' ? { name: 'nameMissing' } : {};
}

/** All faults that prevent booking now. */
export function bookingFaults(fields: BookingTexts, now: number): Faults<'booking'> {
  return { ...faultsOf('booking', fields), ...passedWish(fields, reach.timeZone, now) };
}
