import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTimes } from './call-hours.ts';
import { instantOf, placeIn, wallTime, requestedClocks } from './call-time.ts';

const at = (day: string, time: string, zone: string) => instantOf({ day, time, zone });

test('summer time counts', () => {
  expect(at('2026-07-01', '09:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1, 7));
  expect(at('2026-12-01', '09:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 11, 1, 8));
  // The night in which the clocks go forward, before and after the change.
  expect(at('2026-03-29', '01:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 0, 30));
  expect(at('2026-03-29', '03:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  // The night in which they go back.
  expect(at('2026-10-25', '01:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 24, 23, 30));
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30', '03:30'],
  ['America/New_York', '2026-03-08', '02:30', '03:30'],
  ['Australia/Lord_Howe', '2026-10-04', '02:10', '02:40'],
  ['America/Santiago', '2026-09-06', '00:30', '01:30'],
])('a time that the clocks of %s skip is as much later as they go forward', (zone, day, time, later) => {
  expect(wallTime(at(day, time, zone) ?? 0, zone)).toEqual({ day, time: later });
});

test('what is no day, no time or no zone is no moment', () => {
  expect(at('2026-02-31x', '09:00', 'Asia/Kolkata')).toBeUndefined();
  expect(at('2026-11-24', '25:00', 'Asia/Kolkata')).toBeUndefined();
  expect(at('2026-11-24', '09:00', 'Mars/Olympus')).toBeUndefined();
});

test('a requested time is told in both zones where they differ, without a day by the clocks of the day it came, and without a time as it is', () => {
  const [day, time] = ['2026-11-24', '11:30'];
  const told = (preferred_day: string, preferred_time: string, time_zone: string) =>
    requestedClocks({ preferred_day, preferred_time, time_zone }, 'Asia/Kolkata', arrived);
  const arrived = Date.UTC(2026, 10, 20);
  const there = { day, time, isOurs: false };
  expect(told(day, time, 'Asia/Dubai')).toEqual([there, { day, time: '13:00', isOurs: true }]);
  expect(told(day, '', 'Asia/Dubai')).toEqual([{ ...there, time: '' }]);
  const anyDay = { day: '', time, isOurs: false };
  expect(told('', time, 'Asia/Dubai')).toEqual([anyDay, { day: '', time: '13:00', isOurs: true }]);
  expect(told('', time, 'America/New_York')).toEqual([anyDay, { day: '', time: '22:00', isOurs: true }]);
  expect(told('', time, 'Mars/Olympus')).toEqual([anyDay]);
  const inNewYork = { preferred_time: time, time_zone: 'America/New_York' };
  const summer = requestedClocks(inNewYork, 'Asia/Kolkata', Date.UTC(2026, 6, 1));
  expect(summer.at(-1)).toEqual({ day: '', time: '21:00', isOurs: true });
  for (const zone of ['', 'Asia/Calcutta']) expect(told(day, time, zone)).toEqual([{ day, time, isOurs: true }]);
  expect([told('', '', 'Asia/Dubai'), placeIn('America/New_York')]).toEqual([[], 'New York']);
});

test.each([
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Katmandu', 'Kathmandu'],
  ['Asia/Calcutta', 'Kolkata'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  ['Etc/GMT+12', 'UTC-12'],
  ['Etc/GMT-14', 'UTC+14'],
])('the place of %s is called %s', (zone, place) => {
  expect(placeIn(zone)).toBe(place);
});

test('every half hour from eight to six can be chosen, and from six to ten at night those that are wanted', () => {
  const [day, long] = [callTimes(() => false), callTimes(() => true)];
  expect([day[0], day[1], day.at(-1), day.length]).toEqual(['08:00', '08:30', '18:00', 21]);
  expect([long[0], long[1], long.at(-1), long.length]).toEqual(['06:00', '06:30', '22:00', 33]);
  expect(callTimes((time) => time === '20:30')).toEqual([...day, '20:30']);
});

test('there and back, any half hour of the day in any zone is itself', () => {
  const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
  const result = fc.check(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 364 }),
      fc.constantFrom(...callTimes(() => true)),
      (zone, days, time) => {
        const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        const instant = instantOf({ day, time, zone });
        return instant !== undefined && JSON.stringify(wallTime(instant, zone)) === JSON.stringify({ day, time });
      },
    ),
  );
  expect(result.counterexample).toBeNull();
});
