import { reach } from '../../../content/company/reach.ts';
import type { Faults, FormTexts } from '../../../contracts/forms.ts';
import { passedTime } from '../../../contracts/passed-time.ts';
import { faultsOf } from '../../form-kit/faults.ts';

export type BookingTexts = FormTexts<'booking'>;

/** All faults that prevent booking now. */
export function bookingFaults(fields: BookingTexts, now: number): Faults<'booking'> {
  return { ...faultsOf('booking', fields), ...passedTime(fields, reach.timeZone, now) };
}
