import { expect, test } from 'vitest';
import { wishClocks } from './moments.ts';

const wish = (day: string, time: string, zone: string) =>
  wishClocks({ preferred_day: day, preferred_time: time, time_zone: zone });

test('a wish is told by the visitor’s clock and by ours', () => {
  expect(wish('2026-11-24', '11:30', 'Asia/Dubai')).toEqual([
    { when: 'Tue 24 Nov 2026, 11:30', where: 'for you (Dubai)' },
    { when: 'Tue 24 Nov 2026, 13:00', where: 'in Jaipur (IST)' },
  ]);
});

test('where it is another day in Jaipur, that day is told', () => {
  const [, ours] = wish('2026-11-24', '18:00', 'America/New_York');
  expect(ours).toEqual({ when: 'Wed 25 Nov 2026, 04:30', where: 'in Jaipur (IST)' });
});

test.each(['Asia/Kolkata', 'Asia/Calcutta', ''])('one clock is enough in our own zone: %j', (zone) => {
  expect(wish('2026-11-24', '11:30', zone)).toEqual([{ when: 'Tue 24 Nov 2026, 11:30', where: 'in Jaipur (IST)' }]);
});

test('a day alone is a day, a time alone a time, and nothing is no wish', () => {
  expect(wish('2026-11-24', '', 'Asia/Dubai')).toEqual([{ when: 'Tue 24 Nov 2026', where: '' }]);
  expect(wish('', '11:30', 'Asia/Dubai')).toEqual([{ when: '11:30', where: 'for you (Dubai)' }]);
  expect(wish('', '', 'Asia/Dubai')).toEqual([]);
  expect(wishClocks({})).toEqual([]);
});
