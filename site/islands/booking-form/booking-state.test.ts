import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledForms } from '../../../contracts/testing/filled-forms.ts';
import { bookingMessages } from '../../../contracts/messages.ts';
import { bannerOf } from '../../form-kit/form-banner.ts';
import {
  bookingFaults,
  type BookingEvent,
  type BookingState,
  type BookingTexts,
  faultsOfFirstStep,
  initialState,
  nextState,
} from './booking-state.ts';

const complete: BookingTexts = { ...filledForms.booking, preferred_day: '', preferred_time: '' };
const today = '2026-11-20';
/** 11:40 in Dubai. */
const now = Date.parse('2026-11-20T07:40:00Z');
const next = (fields: Partial<BookingTexts> = {}): BookingEvent => ({
  type: 'next',
  faults: faultsOfFirstStep({ ...complete, ...fields }),
});
const after = (...events: BookingEvent[]): BookingState => events.reduce(nextState, initialState);
const bookingBannerOf = (state: BookingState) => bannerOf(state, bookingMessages);
const accepted: BookingEvent = { type: 'accepted' };

test('when a field of step 1 is missing at the end, the form returns to step 1', () => {
  const faults = bookingFaults({ ...complete, email: '' }, now);
  expect(after(next(), { type: 'refused', faults }).step).toBe(1);
  expect(after(next(), { type: 'refused', faults: { phone: 'empty' } }).step).toBe(2);
});

test('a booking of more than 50 kB is refused under its field as too long, not as missing', () => {
  const faults = bookingFaults({ ...complete, message: 'x'.repeat(50_000) }, now);
  expect(faults.message).toBe('tooLarge');
  expect(bookingBannerOf(after(next(), { type: 'refused', faults }))).toBeUndefined();
});

test('a preferred day and time are optional; a past one is refused under its field', () => {
  const chosen = { preferred_day: today, preferred_time: '12:00' };
  expect(bookingFaults({ ...complete, ...chosen }, now)).toEqual({});
  expect(bookingFaults({ ...complete, ...chosen, time_zone: 'Asia/Tokyo' }, now)).toEqual({
    preferred_time: 'passed',
  });
  const earlier = { preferred_time: '08:00' };
  for (const open of [earlier, { preferred_day: today }, { preferred_day: '2030-01-01', ...earlier }])
    expect(bookingFaults({ ...complete, ...open }, now)).toEqual({});
  const faults = bookingFaults({ ...complete, preferred_day: '2026-11-19' }, now);
  expect(faults).toEqual({ preferred_day: 'passed' });
  expect(bookingBannerOf(after(next(), { type: 'refused', faults }))).toBeUndefined();
});

test('while sending, no banner shows and other events are ignored', () => {
  const sending = after(next(), accepted);
  expect(bookingBannerOf(sending)).toBeUndefined();
  for (const event of [accepted, { type: 'back' }, { type: 'message over' }, next()] as BookingEvent[])
    expect(nextState(sending, event)).toBe(sending);
});

test('in any order of events, only an answer ends sending, and only an acceptance shows success', () => {
  const event = fc.constantFrom<BookingEvent>(
    next(),
    next({ name: '' }),
    { type: 'back' },
    { type: 'refused', faults: { phone: 'empty' } },
    accepted,
    { type: 'delivered', by: 'primary', draft: 'none' },
    { type: 'failed', isKept: true, draft: 'none' },
    { type: 'drafts changed', draft: 'unsent' },
    { type: 'draft restored', draft: 'none' },
    { type: 'field written', field: 'phone' },
    { type: 'message over' },
  );
  const wrongStep = (events: BookingEvent[]) => {
    let state = initialState;
    return events.find((one) => {
      const before = state;
      state = nextState(state, one);
      const ended = before.phase === 'sending' && state.phase !== 'sending';
      const answered = one.type === 'delivered' || one.type === 'failed';
      return (ended && !answered) || (!before.sentBy && state.sentBy && one.type !== 'delivered');
    });
  };
  expect(fc.check(fc.property(fc.array(event), (events) => wrongStep(events) === undefined)).counterexample).toBeNull();
});
