import { clockOf, isTimeZone } from './time-zone.ts';

/** The time of a requested call, as local time in a zone. */
export type CallTime = {
  /** `2026-11-24` */
  day: string;
  /** `11:30` */
  time: string;
  /** IANA name, for example `Asia/Dubai`. */
  zone: string;
};

/** How long a booked call lasts in the calendar, in milliseconds. */
export const callLengthMs = 30 * 60_000;

/** Places whose zones browsers still call by an old name, such as `Asia/Calcutta`. */
const newNames: Record<string, string> = { Calcutta: 'Kolkata', Katmandu: 'Kathmandu', Kiev: 'Kyiv' };

/** `America/New_York` → `New York`; `Etc/GMT+12`, which is behind UTC, → `UTC-12` */
export function placeIn(zone: string): string {
  const place = zone.split('/').at(-1) ?? zone;
  return newNames[place] ?? place.replaceAll('_', ' ').replace('GMT-', 'UTC+').replace('GMT+', 'UTC-');
}

/**
 * The moment of a local time, in milliseconds since 1970; undefined when the date or the zone is invalid. A time that the clocks skip
 * when they go forward is read as if they had not yet.
 */
export function instantOf({ day, time, zone }: CallTime): number | undefined {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall) || !isTimeZone(zone)) return undefined;
  const first = wall - clockAhead(wall, zone);
  // Near a clock change the first guess may have used the offset of the other side of the change.
  const second = wall - clockAhead(first, zone);
  return second + clockAhead(second, zone) === wall ? second : Math.max(first, second);
}

/** A requested day and time in one time zone; unchosen parts are empty. `isOurs`: in the company's zone. */
export type RequestedClock = { day: string; time: string; isOurs: boolean };

/**
 * The requested time in the visitor's zone, then in ours. One entry when both zones agree or there is no time; none without a request.
 * @param arrived when it was requested: the clocks of that day count for a time without a day
 */
export function requestedClocks(fields: Record<string, string>, officeZone: string, arrived: number): RequestedClock[] {
  const { preferred_day: day = '', preferred_time: time = '', time_zone: zone = '' } = fields;
  if (!day && !time) return [];
  const isOurs = zone === '' || placeIn(zone) === placeIn(officeZone);
  const chosen = { day, time, isOurs };
  if (isOurs || !time) return [chosen];
  const instant = instantOf({ day: day || wallTime(arrived, officeZone).day, time, zone });
  return instant === undefined
    ? [chosen]
    : [chosen, { ...wallTime(instant, officeZone), ...(!day && { day }), isOurs: true }];
}

/** The local day and time of a moment in a zone. Throws for an unknown zone. */
export function wallTime(instant: number, zone: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(instant + clockAhead(instant, zone)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** The offset of a zone from UTC at a moment, in milliseconds. Throws for an unknown zone. */
export function clockAhead(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant / 60_000) * 60_000;
}
