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

test('without storage, the banner does not promise to keep the message for a week', () => {
  const state = after(accepted, { type: 'failed', isKept: false, draft: 'unkept' });
  expect(contactBannerOf(state)?.next).toMatch(/only until you close this page/);
  expect(contactBannerOf(nextState(state, { type: 'message over' }))?.next).toMatch(/only until you close this page/);
});

test('the same banner twice counts as two, so that it is announced and timed again', () => {
  expect(after(empty, empty).announcements).toBe(2);
});

test('a background send removes the red banner about its message, and no other', () => {
  const tried = { type: 'drafts changed', draft: 'none' } as const;
  const waiting = { type: 'failed', isKept: true, draft: 'waiting' } as const;
  expect(contactBannerOf(after(accepted, waiting, tried))).toBeUndefined();
  expect(after(empty, tried).phase).toBe('refused');
});
