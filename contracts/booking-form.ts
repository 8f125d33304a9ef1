import * as v from 'valibot';
import { isTimeZone } from './call-time.ts';
import { anyLine, text } from './contact-form.ts';
import { bookingMessages } from './messages.ts';

/** A wish that cannot be read is no wish: it must not cost anybody their booking. */
function wish(isReadable: (typed: string) => boolean) {
  return v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.check(isReadable)), ''), '');
}

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));
const isTime = (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed);

/**
 * Book a call (specification §3, §5): submitting asks for all four and for nothing else, so no shape is checked: phone numbers
 * of every country are welcome, and whoever mistypes an address can still be called. The last three are optional: a preferred
 * day and time, by the clocks of a zone; empty when there is none.
 */
export const bookingForm = v.object({
  name: anyLine(bookingMessages.empty),
  email: anyLine(bookingMessages.empty),
  phone: anyLine(bookingMessages.empty),
  message: text(bookingMessages.empty),
  preferred_day: wish(isDay),
  preferred_time: wish(isTime),
  time_zone: wish((typed) => typed.length <= 60 && isTimeZone(typed)),
});
export type BookingFields = v.InferOutput<typeof bookingForm>;
export const bookingFieldNames = [
  'name',
  'email',
  'phone',
  'message',
  'preferred_day',
  'preferred_time',
  'time_zone',
] as const satisfies (keyof BookingFields)[];
