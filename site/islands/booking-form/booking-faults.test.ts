import { expect, test } from 'vitest';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { bookingFaults, type BookingTexts } from './booking-faults.ts';

/** The faults at 11:40 in Dubai. */
const faultsOf = (fields: Partial<BookingTexts>) => {
  const complete = { ...filledForms.booking, preferred_day: '', preferred_time: '', ...fields };
  return bookingFaults(complete, Date.parse('2026-11-20T07:40:00Z'));
};
const today = { preferred_day: '2026-11-20' };

test('a preferred day and time are optional; a past one is refused under its field', () => {
  const early = { preferred_time: '08:00' };
  for (const open of [early, today, { ...today, preferred_time: '12:00' }, { preferred_day: '2030-01-01', ...early }])
    expect(faultsOf(open)).toEqual({});
  const inTokyo = { ...today, preferred_time: '12:00', time_zone: 'Asia/Tokyo' };
  expect(faultsOf(inTokyo)).toEqual({ preferred_time: 'passed' });
  expect(faultsOf({ preferred_day: '2026-11-19' })).toEqual({ preferred_day: 'passed' });
});
