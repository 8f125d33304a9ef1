import { expect, test } from 'vitest';
import {
  initialState,
  type MessageFormEvent,
  type MessageFormState,
  nextState,
} from '../../form-kit/message-form-state.ts';
import { contactBannerOf } from './contact-banner.ts';

type State = MessageFormState<'contact'>;
type Event = MessageFormEvent<'contact'>;

const after = (...events: Event[]) => events.reduce<State>(nextState, initialState);
const empty = { type: 'refused', faults: { subject: 'empty' } } as const;
const accepted = { type: 'accepted' } as const;

test('a fault that is no empty field is told under the field alone', () => {
  expect(contactBannerOf(after({ type: 'refused', faults: { email: 'notAnEmail' } }))).toBeUndefined();
});

test('a browser that keeps nothing is not said to keep the message for a week', () => {
  const state = after(accepted, { type: 'failed', isKept: false, draft: 'unkept' });
  expect(contactBannerOf(state)?.next).toMatch(/only until you close this page/);
  expect(contactBannerOf(nextState(state, { type: 'message over' }))?.next).toMatch(/only until you close this page/);
});

test('what was typed before a reload is offered without a promise of a week', () => {
  expect(contactBannerOf(after({ type: 'draft found', draft: 'unfinished' }))).toEqual({
    tone: 'note',
    text: 'You started a message here. It has not been sent.',
    offersDraft: true,
  });
});

test('the same banner twice counts as two, so that it is announced and timed anew', () => {
  expect(after(empty, empty).announcements).toBe(2);
});

test('a message that was sent by itself ends the red words about it, and no others', () => {
  const tried = { type: 'draft tried', draft: 'none' } as const;
  const waiting = { type: 'failed', isKept: true, draft: 'waiting' } as const;
  expect(contactBannerOf(after(accepted, waiting, tried))).toBeUndefined();
  expect(after(empty, tried).phase).toBe('refused');
});
