import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AccountEvent, type AccountMode, type AccountState, nextState, initialState } from './account-state.ts';

const after = (mode: AccountMode, ...events: AccountEvent[]): AccountState =>
  events.reduce((state, event) => nextState(state, event, mode), initialState);

const refused = { type: 'refused', text: 'Incorrect password. Please try again.', field: 'password' } as const;
const granted = { type: 'granted', text: 'ACCESS GRANTED. Redirecting...' } as const;

test('while busy, other events are ignored', () => {
  const busy = after('login', { type: 'submitted' });
  for (const event of [
    { type: 'submitted' },
    { type: 'popup opened' },
    { type: 'left empty', fields: ['email'] },
  ] as const) {
    expect(nextState(busy, event, 'login')).toBe(busy);
  }
});

test('after a success all events are ignored, except that another reset mail may be requested', () => {
  const inside = after('login', granted);
  expect(nextState(inside, { type: 'submitted' }, 'login')).toBe(inside);
  expect(after('forgot', granted, { type: 'submitted' }).phase).toBe('busy');
});

test('typing in a field removes its error mark and no other', () => {
  const state = after('login', { type: 'left empty', fields: ['email', 'password'] });
  expect(nextState(state, { type: 'field written', field: 'email' }, 'login').empty).toEqual(['password']);
  expect(after('login', refused, { type: 'field written', field: 'password' })).toMatchObject({
    phase: 'refused',
    field: undefined,
  });
});

test('the same message twice counts as two, so that it is announced again', () => {
  expect(after('login', refused, refused).announcements).toBe(2);
});

test('there is no success without an answer of the service', () => {
  const event = fc.constantFrom<AccountEvent>(
    { type: 'submitted' },
    { type: 'left empty', fields: ['email'] },
    { type: 'popup opened' },
    refused,
    { type: 'field written', field: 'email' },
  );
  fc.assert(
    fc.property(fc.array(event), fc.constantFrom<AccountMode>('login', 'signup', 'forgot'), (events, mode) => {
      expect(after(mode, ...events).phase).not.toBe('granted');
    }),
  );
});
