import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AccountEvent, type AccountState, nextState, initialState } from './account-state.ts';

const after = (...events: AccountEvent[]): AccountState => events.reduce(nextState, initialState);

const refused = { type: 'refused', text: 'Incorrect password. Please try again.', field: 'password' } as const;

test('typing in a field removes its error mark and no other', () => {
  const state = after({ type: 'left empty', fields: ['email', 'password'] });
  expect(nextState(state, { type: 'field written', field: 'email' }).empty).toEqual(['password']);
  expect(after(refused, { type: 'field written', field: 'password' })).toMatchObject({
    phase: 'refused',
    field: undefined,
  });
});

test('the same message twice counts as two, so that it is announced again', () => {
  expect(after(refused, refused).announcements).toBe(2);
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
    fc.property(fc.array(event), (events) => {
      expect(after(...events).phase).not.toBe('granted');
    }),
  );
});
