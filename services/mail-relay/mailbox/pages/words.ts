import type { InboxState } from '../inbox-entry.ts';
import type { MailKind } from '../mail-kind.ts';

export const stateNames: Record<InboxState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  delivered: 'Delivered',
  done: 'Done',
  dead: 'Dead letter',
  held: 'Kept back',
};

export const kindNames: Record<MailKind, { one: string; all: string }> = {
  message: { one: 'Message', all: 'Messages' },
  booking: { one: 'Booking', all: 'Bookings' },
  other: { one: 'Email of the site', all: 'Other emails' },
};

const dayParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit' } as const;

export type Clock = ReturnType<typeof createClock>;

/** Tells times by the clock of a zone. */
export function createClock(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  const day = format({ ...dayParts, month: 'short' });
  const hour = format(timeParts);
  const exact = format({ weekday: 'short', ...dayParts, ...timeParts });
  return {
    /** As short as it can be: `13:05` today, `14 Nov` this year, else `14 Nov 2025`. */
    short(time: number, now: number): string {
      const [shown, today] = [day.format(time), day.format(now)];
      if (shown === today) return hour.format(time);
      return shown.slice(-4) === today.slice(-4) ? shown.slice(0, -5) : shown;
    },
    /** `Fri 20 November 2026, 13:05` */
    long: (time: number): string => exact.format(time).replace(',', '').replace(' at ', ', '),
  };
}

/** `1 message`, `12 messages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}

const failures: readonly [RegExp, string][] = [
  [/AUTH/, 'The mail server did not take the user or the password.'],
  [/TLS/, 'No secure connection to the mail server could be made.'],
  [/ECONN|ESOCKET|ETIMEDOUT|EDNS|EABORT|EPROXY|ECONFIG|EPROTOCOL/, 'The mail server could not be reached.'],
  [/ENOSPC/, 'The disk is full.'],
  [/\b5\d\d\b/, 'The mail server refused it for good.'],
  [/\b4\d\d\b/, 'The mail server asked to come back later.'],
];

/** What the codes of a failed attempt mean. */
export function failureWords(failure: string): string {
  return failures.find(([pattern]) => pattern.test(failure))?.[1] ?? 'It could not be delivered.';
}
