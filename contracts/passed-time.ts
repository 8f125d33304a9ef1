import { wallTime } from './call-time.ts';
import { isTimeZone } from './time-zone.ts';
import type { Faults, FormTexts } from './forms.ts';

/** The faults of a requested time that is past at `now`, in the visitor's time zone. A time without a day is never past. */
export function passedTime(fields: FormTexts<'booking'>, officeZone: string, now: number): Faults<'booking'> {
  const { preferred_day: day, preferred_time: time, time_zone: zone } = fields;
  if (day === '') return {};
  const here = wallTime(now, isTimeZone(zone) ? zone : officeZone);
  if (day < here.day) return { preferred_day: 'passed' };
  return day === here.day && time !== '' && time < here.time ? { preferred_time: 'passed' } : {};
}
