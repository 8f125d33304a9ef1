import type { RelayWords } from '../../../../contracts/mails.ts';
import { wallTime } from '../../../../contracts/call-time.ts';
import { timeWriter } from '../../../../contracts/written-time.ts';

export type Clock = ReturnType<typeof createClock>;

/** Formats times in a time zone, in the language of the words. */
export function createClock(
  { language, inbox: { times } }: Pick<RelayWords, 'language' | 'inbox'>,
  timeZone: string,
  now: () => number,
) {
  const parts = { day: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const write = timeWriter(language, { timeZone, ...parts, month: 'short' });
  const writeLong = timeWriter(language, { timeZone, ...parts, month: 'long', weekday: 'short' });
  return {
    /** As short as it can be: `13:05` today, `14 Nov` this year, else `14 Nov 2025`. */
    short(time: number): string {
      const isSame = (format: string) => write(time, format) === write(now(), format);
      if (isSame('{day} {month} {year}')) return write(time, times.hour);
      return write(time, isSame('{year}') ? times.day : times.dayAndYear);
    },
    /** A day in the ways that it may be searched for: `24 Nov 2026 24 November 2026 2026-11-24`. */
    searched: (time: number): string =>
      [write(time, times.dayAndYear), writeLong(time, times.dayAndYear), wallTime(time, timeZone).day].join(' '),
    /** `Fri 20 November 2026, 13:05` */
    long: (time: number): string => writeLong(time, times.moment),
  };
}
