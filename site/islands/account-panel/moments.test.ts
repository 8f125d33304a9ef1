import { expect, test, vi } from 'vitest';
import { reach } from '../../../content/company/reach.ts';
import { requestedMoments } from './moments.ts';

vi.mock('../../../content/company/contact-facts.ts', () => import('../../../content/testing/office-in-india.ts'));

const request = (day: string, time: string, zone: string) =>
  requestedMoments({ preferred_day: day, preferred_time: time, time_zone: zone }, Date.UTC(2026, 10, 20));

test('a requested time is shown in the visitor’s time zone and in the company’s, each with its day', () => {
  expect(request('2026-11-24', '18:00', 'America/New_York')).toEqual([
    { when: 'Tue 24 Nov 2026, 18:00', where: 'for you (New York)' },
    { when: 'Wed 25 Nov 2026, 04:30', where: `in ${reach.clock}` },
  ]);
});

test('a day alone is shown alone, a time alone in both time zones, and neither gives undefined', () => {
  expect(request('2026-11-24', '', 'Asia/Dubai')).toEqual([{ when: 'Tue 24 Nov 2026', where: '' }]);
  expect(request('', '11:30', 'Asia/Dubai')).toEqual([
    { when: '11:30', where: 'for you (Dubai)' },
    { when: '13:00', where: `in ${reach.clock}` },
  ]);
  expect(request('', '', 'Asia/Dubai')).toEqual([]);
  expect(requestedMoments({}, 0)).toEqual([]);
});
