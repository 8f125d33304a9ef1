import { expect, test, vi } from 'vitest';
import type { Page } from './page.ts';

const closed = [
  { first: '2026-11-09', last: '2026-11-11' },
  { first: '2026-12-25', last: '2026-12-25' },
];

vi.mock('../content/company/contact-facts.ts', async () => {
  const facts = await import('../content/testing/office-in-india.ts');
  return { ...facts, officeHours: { ...facts.officeHours, closed } };
});

test('a holiday, once it is given, is told with the hours, with a promised reply and in a mail', async () => {
  const { workingTerms } = await import('../content/company/working-terms.ts');
  const { visitorMails } = await import('../content/mail/visitor-mails.ts');
  const words = 'closed 9 to 11 November and 25 December';
  for (const said of [workingTerms.officeHours, workingTerms.calls, workingTerms.replyWithin])
    expect(said).toContain(words);
  expect(visitorMails.booking_confirmation.before.join(' ')).toContain(words);
});

test('a day of a holiday is outside our hours in the booking form, the days around it are not', async () => {
  const { pairedTime } = await import('./islands/booking-form/time-in-words.ts');
  const zone = 'Asia/Kolkata';
  const isClosed = (day: string) => pairedTime({ day, time: '', zone }).open.length === 0;
  const days = ['2026-11-06', '2026-11-09', '2026-11-11', '2026-11-12', '2026-12-24', '2026-12-25'];
  expect(days.map(isClosed)).toEqual([false, true, true, false, false, true]);
  expect(pairedTime({ day: '2026-11-10', time: '11:30', zone }).ours?.words).toMatch(/outside our hours$/);
  // The evening of the eighth in Honolulu is the morning of the ninth here.
  expect(pairedTime({ day: '2026-11-08', time: '20:00', zone: 'Pacific/Honolulu' }).ours?.words).toMatch(/outside/);
});

test('search engines read a holiday as days on which the office is closed', async () => {
  const { structuredDataOf } = await import('./structured-data.ts');
  const page = { path: '/contact' } as Page;
  expect(structuredDataOf(page)[0]).toMatchObject({
    openingHoursSpecification: { opens: '10:00' },
    specialOpeningHoursSpecification: [
      { validFrom: '2026-11-09', validThrough: '2026-11-11', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25' },
    ],
  });
});
