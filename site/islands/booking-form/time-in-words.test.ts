import { expect, test } from 'vitest';
import { reach } from '../../../content/company/reach.ts';
import { pairedTime } from './time-in-words.ts';

const words = (day: string, time: string, zone: string) => {
  const { yours, ours } = pairedTime({ day, time, zone });
  return [yours, ours].map((one) => one && `${one.time} ${one.words}`);
};

test('half past eleven in Dubai is shown in the visitor’s hours and in IST', () => {
  expect(words('2026-11-24', '11:30', 'Asia/Dubai')).toEqual(['11:30 for you (Dubai)', `13:00 in ${reach.clock}`]);
});

test('where our day is another one, it says so', () => {
  expect(words('2026-11-24', '18:00', 'America/New_York')[1]).toBe(`04:30 in ${reach.clock}, the day after`);
  expect(words('2026-11-24', '08:00', 'Pacific/Kiritimati')[1]).toBe(`23:30 in ${reach.clock}, the day before`);
});

test('a visitor in India sees one clock', () => {
  expect(words('2026-11-24', '11:30', 'Asia/Calcutta')).toEqual([undefined, `11:30 in ${reach.clock}`]);
});

test('the offset between the clocks follows daylight saving time', () => {
  expect(pairedTime({ day: '2026-07-01', time: '', zone: 'Europe/Berlin' })).toEqual({ ahead: 210 });
  expect(pairedTime({ day: '2026-12-01', time: '', zone: 'Europe/Berlin' })).toEqual({ ahead: 270 });
});

test('an invalid day gives an offset of zero', () => {
  expect(pairedTime({ day: '', time: '11:30', zone: 'Asia/Dubai' })).toEqual({ ahead: 0 });
});
