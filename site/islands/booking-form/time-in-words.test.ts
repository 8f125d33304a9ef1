import { expect, test, vi } from 'vitest';
import { officeHours } from '../../../content/company/contact-facts.ts';
import { reach } from '../../../content/company/reach.ts';
import { pairedTime } from './time-in-words.ts';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const { opens, closes } = officeHours;

test.each([
  ['Tue 24', '18:00', 'America/New_York', '04:30', ', the day after, outside our hours'],
  ['Tue 24', '08:00', 'Pacific/Kiritimati', '23:30', ', the day before, outside our hours'],
  ['Tue 24', '00:30', 'Asia/Calcutta', '00:30', ', outside our hours'],
  ['Tue 24', opens, 'Asia/Calcutta', opens, ''],
  ['Tue 24', closes, 'Asia/Calcutta', closes, ', outside our hours'],
  ['Fri 20', '11:30', 'Asia/Kolkata', '11:30', ''],
  ['Sat 21', '11:30', 'Asia/Kolkata', '11:30', ', outside our hours'],
  ['Sun 22', '11:30', 'Asia/Kolkata', '11:30', ', outside our hours'],
  ['Mon 23', '11:30', 'Asia/Kolkata', '11:30', ''],
  // A weekend is one by the day in the office.
  ['Sun 22', '20:00', 'Pacific/Honolulu', '11:30', ', the day after'],
  ['Sat 21', '20:00', 'Pacific/Auckland', '12:30', ', outside our hours'],
])('%s at %s in %s is %s in the office%s', (day, time, zone, clock, words) => {
  const { ours } = pairedTime({ day: `2026-11-${day.slice(-2)}`, time, zone });
  expect(ours).toEqual({ time: clock, words: `in ${reach.clock}${words}` });
});

test('a day has no open time when none of it is in our hours, but not a day that nobody chose', () => {
  const on = (day: string, zone: string, today = '') => pairedTime({ day, time: '', zone }, today).open.length === 0;
  expect(on('2026-11-20', 'Asia/Kolkata')).toBe(false);
  expect(on('2026-11-21', 'Asia/Kolkata')).toBe(true);
  expect(on('', 'Asia/Kolkata', '2026-11-21')).toBe(false);
  // Friday is over in India when the evening comes in Los Angeles; on Sunday evening it is Monday.
  expect(on('2026-11-20', 'America/Los_Angeles')).toBe(true);
  expect(on('2026-11-22', 'America/Los_Angeles')).toBe(false);
  const time = { day: '', time: '11:30', zone: 'Asia/Kolkata' };
  expect(pairedTime(time, '2026-11-21').ours?.words).toBe(`in ${reach.clock}`);
});

test.each([
  // 23:30 to 07:30, and in summer to 08:30.
  ['America/New_York', '2026-11-24', ['06:00', '06:30', '07:00']],
  ['America/New_York', '2026-07-07', ['06:00', '06:30', '07:00', '07:30']],
  // From the Sunday before to that Sunday the clocks differ by an hour.
  ['America/New_York', '2026-11-02', ['06:00', '06:30', '07:00']],
  ['America/Los_Angeles', '2026-11-24', ['20:30', '21:00', '21:30', '22:00']],
  ['America/Los_Angeles', '2026-07-07', ['21:30', '22:00']],
  ['Pacific/Auckland', '2026-11-24', ['18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00']],
  ['Asia/Kolkata', '2026-11-24', []],
])('beside the working day in %s, on %s the office is open at %j', (zone, day, besides) => {
  const { times, open } = pairedTime({ day, time: '', zone });
  expect(open).toEqual(expect.arrayContaining(besides));
  expect(times.filter((time) => time < '08:00' || time > '18:00')).toEqual(besides);
  expect(times).toEqual(times.toSorted());
  expect(times).toHaveLength(21 + besides.length);
  const outside = (time: string) => pairedTime({ day, time, zone }).ours?.words.includes('outside') ?? true;
  expect(besides.filter(outside)).toEqual([]);
});

test('an early time that was chosen stays to be chosen on a day on which it is outside our hours', () => {
  const { times } = pairedTime({ day: '2026-11-24', time: '07:30', zone: 'America/New_York' });
  expect(times).toContain('07:30');
});

test('the office is open from its first half hour until it closes, also where no day is known', () => {
  for (const { ahead, open } of [
    pairedTime({ day: '2026-11-24', time: '11:30', zone: 'Asia/Kolkata' }),
    pairedTime({ day: '', time: '', zone: '' }),
  ]) {
    expect([ahead, open[0], open.includes(closes)]).toEqual([0, opens, false]);
    expect(open).toHaveLength((Date.parse(`2026-11-24T${closes}Z`) - Date.parse(`2026-11-24T${opens}Z`)) / 1_800_000);
  }
});

test('a visitor in India sees one clock', () => {
  expect(pairedTime({ day: '2026-11-24', time: '11:30', zone: 'Asia/Calcutta' }).yours).toBeUndefined();
});
