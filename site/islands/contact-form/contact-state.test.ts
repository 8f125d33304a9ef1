import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bannerOf } from './contact-banner.ts';
import { nextState, initialState, type ContactEvent, type ContactState } from './contact-state.ts';

const after = (...events: ContactEvent[]): ContactState => events.reduce(nextState, initialState);
const empty = { type: 'refused', faults: { subject: 'empty' } } as const;
const accepted = { type: 'accepted' } as const;
const failed = { type: 'failed', draft: 'unsent' } as const;
const restored = { type: 'draft restored', draft: 'none' } as const;

test('a fault that is no empty field is told under the field alone', () => {
  expect(bannerOf(after({ type: 'refused', faults: { email: 'notAnEmail' } }))).toBeUndefined();
});

test('while sending, no banner shows and nothing interrupts', () => {
  const sending = after(accepted);
  expect(sending.phase).toBe('sending');
  expect(bannerOf(sending)).toBeUndefined();
  expect(nextState(sending, accepted)).toBe(sending);
  expect(nextState(sending, empty)).toBe(sending);
  expect(nextState(sending, { type: 'banner over' })).toBe(sending);
});

test('a browser that keeps nothing is not said to keep the message for a week', () => {
  const state = after(accepted, { type: 'failed', draft: 'unkept' });
  expect(bannerOf(state)?.next).toMatch(/only until you close this page/);
  expect(bannerOf(nextState(state, { type: 'banner over' }))?.next).toMatch(/only until you close this page/);
});

test('what was typed before a reload is offered without a promise of a week', () => {
  expect(bannerOf(after({ type: 'draft found', draft: 'unfinished' }))).toEqual({
    tone: 'note',
    text: 'You started a message here. It has not been sent.',
    offersDraft: true,
  });
});

test('the same banner twice counts as two, so that it is announced and timed anew', () => {
  expect(after(empty, empty).banner).toBe(2);
});

test('whatever happens, only an answer of the e-mail service ends sending, and no success is shown without one', () => {
  const event: fc.Arbitrary<ContactEvent> = fc.constantFrom<ContactEvent>(
    empty,
    accepted,
    { type: 'delivered', by: 'primary', draft: 'none' },
    { type: 'delivered', by: 'backup', draft: 'none' },
    failed,
    { type: 'draft found', draft: 'unsent' },
    { type: 'draft tried', draft: 'none' },
    restored,
    { type: 'draft discarded', draft: 'none' },
    { type: 'field written', field: 'subject' },
    { type: 'banner over' },
  );
  const wrongStep = (events: ContactEvent[]) => {
    let state = initialState;
    return events.find((next) => {
      const before = state.phase;
      state = nextState(state, next);
      const endedSending = before === 'sending' && state.phase !== 'sending';
      const succeeded = !before.startsWith('sent') && state.phase.startsWith('sent');
      const answered = next.type === 'delivered' || next.type === 'failed';
      return (endedSending && !answered) || (succeeded && next.type !== 'delivered');
    });
  };
  const result = fc.check(fc.property(fc.array(event), (events) => wrongStep(events) === undefined));
  expect(result.counterexample).toBeNull();
});

test('a message that was sent by itself ends the red words about it, and no others', () => {
  const tried = { type: 'draft tried', draft: 'none' } as const;
  expect(bannerOf(after(accepted, { type: 'failed', draft: 'waiting' }, tried))).toBeUndefined();
  expect(after(empty, tried).phase).toBe('invalid');
});
