import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bannerOf } from './form-banner.ts';
import { initialState, type MessageFormEvent, type MessageFormState, nextState } from './message-form-state.ts';

const after = (...events: MessageFormEvent[]) => events.reduce(nextState, initialState);
const banner = (state: MessageFormState) => bannerOf(state, { empty: 'Empty.', failed: 'Failed.' }, false);
const empty = { type: 'refused', faults: { phone: 'empty' }, step: 2 } as const;
const accepted = { type: 'accepted' } as const;

test('without storage, the banner does not promise to keep the message for a week', () => {
  const state = after(accepted, { type: 'failed', isKept: false, draft: 'unkept' });
  expect(banner(state)?.next).toMatch(/only until you close this page/);
  expect(banner(nextState(state, { type: 'message over' }))?.next).toMatch(/only until you close this page/);
});

test('the same banner twice counts as two, so that it is announced and timed again', () => {
  expect(after(empty, empty).announcements).toBe(2);
});

test('a background send removes the red banner about its message, and no other', () => {
  const tried = { type: 'drafts changed', draft: 'none' } as const;
  const waiting = { type: 'failed', isKept: true, draft: 'waiting' } as const;
  expect(banner(after(accepted, waiting, tried))).toBeUndefined();
  expect(after(empty, tried).phase).toBe('refused');
});

test('only an empty field has a banner, other faults are told at their fields, and typing in a field without one renders nothing', () => {
  const refused = after(empty);
  expect(banner(refused)?.text).toBe('Empty.');
  expect(nextState(refused, { type: 'field written', field: 'message' })).toBe(refused);
  for (const fault of ['tooLarge', 'passed'] as const)
    expect(banner(after({ ...empty, faults: { message: fault } }))).toBeUndefined();
});

test('while sending, no banner shows and other events are ignored', () => {
  const sending = after({ type: 'next', isNamed: true }, accepted);
  expect(banner(sending)).toBeUndefined();
  for (const event of [accepted, { type: 'back' }, { type: 'message over' }, { type: 'next', isNamed: true }] as const)
    expect(nextState(sending, event)).toBe(sending);
});

test('in any order of events, only an answer ends sending, and only an acceptance shows success', () => {
  const event = fc.constantFrom<MessageFormEvent>(
    { type: 'next', isNamed: true },
    { type: 'next', isNamed: false },
    { type: 'back' },
    empty,
    accepted,
    { type: 'delivered', by: 'primary', draft: 'none' },
    { type: 'failed', isKept: true, draft: 'none' },
    { type: 'drafts changed', draft: 'unsent' },
    { type: 'draft restored', draft: 'none' },
    { type: 'field written', field: 'phone' },
    { type: 'message over' },
  );
  const wrongStep = (events: MessageFormEvent[]) => {
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
