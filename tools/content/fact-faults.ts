import { isTimeZone } from '../../contracts/time-zone.ts';
import { origin } from '../../server/config/parsers.ts';
import { type Entry, type Fields, isFields } from './visit.ts';

/** Finds a company without a phone number, and numbers that no phone dials or that show other digits than they dial. */
export function wrongPhone({ trail, value }: Entry): string | undefined {
  if (trail === 'contactFacts.phones' && Array.isArray(value) && value.length === 0)
    return 'is empty. Write the number that visitors call: pages, mails and the chat give it.';
  const { display, uri }: Fields = isFields(value) ? value : {};
  if (typeof display !== 'string' || typeof uri !== 'string') {
    return /^contactFacts\.phones\[\d+\]$/.test(trail)
      ? "is no phone number. Write { display: '+91 141 000 0100', uri: 'tel:+911410000100' }."
      : undefined;
  }
  if (!/^tel:\+\d{7,15}$/.test(uri))
    return `is dialled as '${uri}'. Write tel:+, the country's code and the number, without spaces.`;
  const shown = display.replaceAll(/\D/g, '').replace(/^0+/, '');
  return uri.endsWith(shown) ? undefined : `shows ${display} and dials ${uri.slice(4)}. Write the same number in both.`;
}

/** Finds addresses of the company that no mail reaches. */
export function wrongEmail({ key, trail, value }: Entry): string | undefined {
  if (key !== 'email' || !/^(?:contact|legal)Facts\b/.test(trail) || typeof value !== 'string') return undefined;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)
    ? undefined
    : `is '${value}'. Write a whole address: name@example.com.`;
}

/** Finds a public address that pages could not put their own paths behind, and a time zone that not every clock knows. */
export function wrongPlace({ trail, value }: Entry): string | undefined {
  if (typeof value !== 'string') return undefined;
  const parsed = origin(value);
  if (trail === 'siteFacts.origin' && !('value' in parsed && parsed.value === value))
    return `is '${value}'. Write https:// and the name, without a slash or a path behind it: https://www.example.com.`;
  // Node and Chromium know short names as well, such as IST; in Firefox the booking form would fail at one.
  if (trail === 'contactFacts.timeZone' && !(value.includes('/') && isTimeZone(value)))
    return `is '${value}', which is no time zone. Write its IANA name: Asia/Kolkata.`;
  return undefined;
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Whether it is a day, a month or a year that the calendar has. */
const isDate = (date: string) => /^\d{4}(?:-\d\d){0,2}$/.test(date) && new Date(date).toJSON()?.startsWith(date);
const isDay = (day: string) => day.length === 10 && isDate(day);
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Finds days and hours of the office that search engines and the booking form cannot read. */
export function wrongHours({ trail, value }: Entry): string | readonly string[] | undefined {
  if (trail !== 'officeHours' || !isFields(value)) return undefined;
  const { days, opens, closes, closed } = value;
  const faults = [opens, closes].flatMap((time) =>
    typeof time === 'string' && clockTime.test(time)
      ? []
      : [`has the time '${String(time)}'. Write it as 09:30 or 18:00.`],
  );
  const strange = Array.isArray(days) ? days.filter((day) => !week.includes(String(day))) : [];
  for (const day of strange) faults.push(`has the day '${String(day)}'. Write one of ${week.join(', ')}.`);
  if (faults.length === 0 && String(opens) >= String(closes))
    faults.push(`closes at ${String(closes)}, before it opens.`);
  for (const holiday of Array.isArray(closed) ? closed : []) {
    const given: Fields = isFields(holiday) ? holiday : { first: holiday };
    const [first, last] = [String(given['first']), String(given['last'])];
    if (![first, last].every(isDay) || first > last)
      faults.push(`is closed from ${first} to ${last}. Write { first: '2026-11-09', last: '2026-11-11' }.`);
  }
  return faults;
}

const dated = new Set(['accessed', 'published', 'updated']);

/** Finds dates that no calendar has; what is no number is a label. */
export function wrongDate({ key, value }: Entry): string | undefined {
  return !dated.has(key) || !/^\d/.test(String(value)) || isDate(String(value))
    ? undefined
    : `is '${String(value)}', which is no date. Write it as 2026-11-20, or a month as 2026-11.`;
}
