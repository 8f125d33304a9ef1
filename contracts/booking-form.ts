import * as v from 'valibot';
import { emailLine, fieldLengths, line, text } from './contact-form.ts';
import { bookingMessages } from './messages.ts';

/** Book a call (specification §3, §5): submitting asks for all four. Phone numbers of every country are welcome (no shape is checked). */
export const bookingForm = v.object({
  name: line(bookingMessages.empty, fieldLengths.name),
  email: emailLine(bookingMessages.empty),
  phone: line(bookingMessages.empty, fieldLengths.phone),
  message: text(bookingMessages.empty),
});
export type BookingFields = v.InferOutput<typeof bookingForm>;
export const bookingFieldNames = ['name', 'email', 'phone', 'message'] as const satisfies (keyof BookingFields)[];
