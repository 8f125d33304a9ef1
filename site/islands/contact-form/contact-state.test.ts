import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactMessages } from '../../../contracts/messages.ts';
import { bannerOf } from './contact-banner.ts';
import { nextState, untouched, type ContactEvent, type ContactState } from './contact-state.ts';

const after = (...events: ContactEvent[]): ContactState => events.reduce(nextState, untouched);
const empty = { type: 'refused', faults: { subject: contactMessages.empty } } as const;
const accepted = { type: 'accepted' } as const;
const failed = { type: 'failed', draft: 'unsent' } as const;
const restored = { type: 'draft restored', draft: 'none' } as const;

test('an untouched form says nothing', () => {
  expect(bannerOf(untouched)).toBeUndefined();
});

test('an empty field: the form is invalid, says so in red, and marks the field', () => {
  const state = after(empty);
  expect(state).toMatchObject({ phase: 'invalid', faults: { subject: contactMessages.empty } });
  expect(bannerOf(state)).toEqual({ tone: 'bad', text: 'Please fill in all fields before submitting.' });
});

test('a fault that is no empty field is told under the field alone', () => {
  expect(
    bannerOf(after({ type: 'refused', faults: { email: 'Please enter a valid email address.' } })),
  ).toBeUndefined();
});

test('a mark goes when the visitor writes in its field, and no other', () => {
  const faults = { subject: contactMessages.empty, message: contactMessages.empty };
  const state = after({ type: 'refused', faults }, { type: 'field written', field: 'subject' });
  expect(state.faults).toEqual({ message: contactMessages.empty });
});

test('marks outlive the banner', () => {
  expect(after(empty, { type: 'banner over' })).toMatchObject({ phase: 'idle', faults: empty.faults });
});

test('while sending, no banner shows and nothing interrupts', () => {
  const sending = after(accepted);
  expect(sending.phase).toBe('sending');
  expect(bannerOf(sending)).toBeUndefined();
  expect(nextState(sending, accepted)).toBe(sending);
  expect(nextState(sending, empty)).toBe(sending);
  expect(nextState(sending, { type: 'banner over' })).toBe(sending);
});

test('sent by the primary service: green, and the seconds run', () => {
  expect(bannerOf(after(accepted, { type: 'delivered', by: 'primary', draft: 'none' }))).toEqual({
    tone: 'good',
    text: 'Message sent successfully!',
    counting: true,
  });
});

test('sent by the backup service: green, and the seconds run', () => {
  expect(bannerOf(after(accepted, { type: 'delivered', by: 'backup', draft: 'none' }))).toEqual({
    tone: 'good',
    text: 'Message sent via backup email!',
    counting: true,
  });
});

test('both fail: red, and the message can be restored', () => {
  expect(bannerOf(after(accepted, failed))).toEqual({
    tone: 'bad',
    text: 'Failed to send message. Please try again later.',
    next: 'Your text is kept on this device for a week.',
    offersDraft: true,
  });
});

test('a browser that keeps nothing is not said to keep the message for a week', () => {
  const state = after(accepted, { type: 'failed', draft: 'unkept' });
  expect(bannerOf(state)?.next).toMatch(/only until you close this page/);
  expect(bannerOf(nextState(state, { type: 'banner over' }))?.next).toMatch(/only until you close this page/);
});

test('when the red banner goes, the offer to restore stays', () => {
  expect(bannerOf(after(accepted, failed, { type: 'banner over' }))).toMatchObject({ tone: 'note', offersDraft: true });
});

test('restoring says that the message has not been sent, and ends the offer', () => {
  const state = after(accepted, failed, restored);
  expect(bannerOf(state)).toEqual({ tone: 'note', text: 'Your message is back. It has not been sent yet.' });
  expect(bannerOf(nextState(state, { type: 'banner over' }))).toBeUndefined();
});

test('on the next visit the message is offered again, and can be declined', () => {
  const found = after({ type: 'draft found', draft: 'unsent' });
  expect(bannerOf(found)).toMatchObject({ tone: 'note', offersDraft: true });
  expect(bannerOf(nextState(found, { type: 'draft discarded', draft: 'none' }))).toBeUndefined();
});

test('what was typed before a reload is offered without a promise of a week', () => {
  expect(bannerOf(after({ type: 'draft found', draft: 'unfinished' }))).toEqual({
    tone: 'note',
    text: 'You started a message here. It has not been sent.',
    offersDraft: true,
  });
});

test('what was on its way when the page was left may have arrived, and no word says that it has not', () => {
  expect(bannerOf(after({ type: 'draft found', draft: 'interrupted' }))).toEqual({
    tone: 'note',
    text: 'Your message may not have been sent.',
    next: 'Send it again to be sure. We get it only once.',
    offersDraft: true,
  });
});

test('an older message is offered once the banner of the newer one has gone', () => {
  const sent = after(accepted, { type: 'delivered', by: 'primary', draft: 'unsent' });
  expect(bannerOf(sent)?.offersDraft).toBeUndefined();
  expect(bannerOf(nextState(sent, { type: 'banner over' }))).toMatchObject({ tone: 'note', offersDraft: true });
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
    restored,
    { type: 'draft discarded', draft: 'none' },
    { type: 'field written', field: 'subject' },
    { type: 'banner over' },
  );
  const wrongStep = (events: ContactEvent[]) => {
    let state = untouched;
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
